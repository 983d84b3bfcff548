import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';

/**
 * The folders whose direct subfolders import each other in one direction. Files beside the
 * subfolders may import any.
 */
const PARENTS = ['src/lib', 'src/shared', 'mock-server'];
const FEATURES = 'src/features';

const SOURCE = /\.tsx?$/;
/** Tests use everything that they test. */
const TEST = /\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//;
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

export interface FolderImport {
  from: string;
  to: string;
  /** The file that imports. */
  file: string;
}

/** @returns each cycle as `a → b → a`, with a file for each step */
export function folderCycles(imports: readonly FolderImport[]): string[] {
  const targets = new Map<string, Map<string, string>>();
  for (const { from, to, file } of imports) {
    if (from === to) continue;
    targets.set(from, (targets.get(from) ?? new Map<string, string>()).set(to, file));
  }
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (folder: string, path: readonly string[]): void => {
    const start = path.indexOf(folder);
    if (start >= 0) {
      const cycle = [...path.slice(start), folder];
      const files = cycle.slice(1).map((next, step) => targets.get(cycle[step] ?? '')?.get(next));
      found.push(`${cycle.join(' → ')} (${files.join(', ')})`);
      return;
    }
    if (done.has(folder)) return;
    for (const next of targets.get(folder)?.keys() ?? []) visit(next, [...path, folder]);
    done.add(folder);
  };
  for (const folder of targets.keys()) visit(folder, []);
  return found;
}

/** @returns the file's address from the project root, or undefined for a package */
function resolveImport(
  file: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const alias = Object.keys(aliases).find(
    (key) => key.endsWith('*') && specifier.startsWith(key.slice(0, -1)),
  );
  const target = alias === undefined ? undefined : aliases[alias];
  if (alias === undefined || target === undefined) return undefined;
  return posix.normalize(target.replace('*', specifier.slice(alias.length - 1)));
}

/** The direct subfolder of `parent` that holds the file, if any. */
function subfolderOf(parent: string, file: string): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined;
  const [folder, ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length > 0 ? folder : undefined;
}

async function importsBelow(
  parent: string,
  aliases: Readonly<Record<string, string>>,
): Promise<FolderImport[]> {
  const files = (await readdir(parent, { recursive: true }))
    .map((name) => posix.join(parent, name.replaceAll('\\', '/')))
    .filter((name) => SOURCE.test(name) && !TEST.test(name) && subfolderOf(parent, name));
  const found = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(file, 'utf8')).matchAll(IMPORT)].flatMap(([, specifier = '']) => {
        const target = resolveImport(file, specifier, aliases);
        const [from, to] = [file, target ?? ''].map((name) => subfolderOf(parent, name));
        return from === undefined || to === undefined ? [] : [{ from, to, file }];
      }),
    ),
  );
  return found.flat();
}

/** Finds folders that import each other, types included; Oxlint finds files that do. */
export async function folderCycleProblems(): Promise<string[]> {
  const { imports } = JSON.parse(await readFile('package.json', 'utf8')) as {
    imports: Record<string, string>;
  };
  const features = (await readdir(FEATURES)).map((name) => `${FEATURES}/${name}`);
  const parents = [...PARENTS, ...features, `${FEATURES}/sign-in/code`];
  const found = await Promise.all(
    parents.map(async (parent) =>
      folderCycles(await importsBelow(parent, imports)).map((cycle) => `${parent}: ${cycle}`),
    ),
  );
  return found.flat();
}
