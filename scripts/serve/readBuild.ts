import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { MIN_COMPRESSED_BYTES, brotliOptions } from './brotliOptions';
import { configuredPage, isPage } from './builtPages';
import type { DeploymentFile } from './deploymentFile';
import { cacheOf, compressible, encodings, typeOf } from './hostRules';

interface Copy {
  /** As in Content-Encoding; empty for the file itself. */
  name: string;
  body: Buffer;
  etag: string;
}

export interface BuiltFile {
  plain: Copy;
  /** Compressed copies in the host's order of preference. */
  compressed: readonly Copy[];
  type: string;
  cache: string;
}

const COMPRESS = {
  br: (body: Buffer) => brotliCompressSync(body, brotliOptions(body)),
  gzip: (body: Buffer) => gzipSync(body),
};

function copyOf(name: string, body: Buffer): Copy {
  return {
    name,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}

/** A page with another configuration differs from its compressed copies on disk. */
function readPage(
  file: string,
  deployment: DeploymentFile,
): Pick<BuiltFile, 'plain' | 'compressed'> {
  const body = Buffer.from(configuredPage(readFileSync(file, 'utf8'), deployment));
  const isSmall = body.length < MIN_COMPRESSED_BYTES;
  return {
    plain: copyOf('', body),
    compressed: isSmall ? [] : encodings.map(({ name }) => copyOf(name, COMPRESS[name](body))),
  };
}

function readFile(file: string): Pick<BuiltFile, 'plain' | 'compressed'> {
  const there = compressible.test(file)
    ? encodings.filter(({ extension }) => existsSync(file + extension))
    : [];
  return {
    plain: copyOf('', readFileSync(file)),
    compressed: there.map(({ name, extension }) => copyOf(name, readFileSync(file + extension))),
  };
}

/**
 * Reads a build into memory, so that no path can lead out of it.
 * @returns its files by their paths from the root
 */
export function readBuild(folder: string, deployment: DeploymentFile): Map<string, BuiltFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [
        path,
        {
          ...(isPage(path) ? readPage(file, deployment) : readFile(file)),
          type: typeOf(path),
          cache: cacheOf(path),
        },
      ];
    }),
  );
}
