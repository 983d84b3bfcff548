import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type webpack from 'webpack';
import { moduleFile } from './moduleFile';

/** A package whose code is in the build. */
export interface BundledPackage {
  name: string;
  version: string;
  /** Relative to the project's root, as in the lock file: `node_modules/react`. */
  folder: string;
  /** SPDX expression from the package; empty if it has none. */
  license: string;
}

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
}

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/;
/** Webpack's runtime is in every build, as modules without a file. */
const RUNTIME = 'node_modules/webpack';

/** A module and the modules that were concatenated into it. */
function partsOf(module: webpack.Module): webpack.Module[] {
  const parts = (module as { modules?: webpack.Module[] }).modules ?? [];
  return [module, ...parts.flatMap(partsOf)];
}

/** The folder of the package that a file belongs to, relative to the project's root. */
function folderOf(file: string): string[] {
  const folder = PACKAGE.exec(resolve(file))?.[1];
  return folder === undefined ? [] : [folder.slice(resolve('.').length + 1).replaceAll('\\', '/')];
}

function foldersOf({ compilation }: webpack.Stats): string[] {
  const modules = [...compilation.modules].filter(
    (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return modules.flatMap(partsOf).flatMap((module) => folderOf(moduleFile(module) ?? ''));
}

/**
 * Describes one package by its manifest and the lock file.
 * @throws if it is not in the lock file
 */
export function describePackage(
  folder: string,
  lock: Readonly<Record<string, LockEntry>>,
): BundledPackage {
  const entry = lock[folder];
  if (entry === undefined)
    throw new Error(`package-lock.json does not contain ${folder}, which is in the build`);
  const file = join(folder, 'package.json');
  const { license } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown })
    : entry;
  return {
    name: entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version ?? '',
    folder,
    license: typeof license === 'string' ? license : (entry.license ?? ''),
  };
}

/**
 * The packages that these files belong to, sorted by folder.
 * @throws if one is not in the lock file
 */
export function packagesOf(files: readonly string[]): BundledPackage[] {
  return describe(files.flatMap(folderOf));
}

function describe(folders: readonly string[]): BundledPackage[] {
  const lock = (
    JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> }
  ).packages;
  return [...new Set(folders)].sort().map((folder) => describePackage(folder, lock));
}

/** The packages whose code is in a build. */
export const bundledPackages = ({ stats }: webpack.MultiStats): BundledPackage[] =>
  describe([RUNTIME, ...stats.flatMap(foldersOf)]);
