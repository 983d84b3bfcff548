import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The files that are served. */
export const BUILD = 'dist';
/** Other files for the host, which are not served. */
export const HOST = 'dist-host';
/** The folder in `HOST` with the source maps, by their paths in the build. */
export const SOURCE_MAPS = 'source-maps';

/** The files of a folder with their paths in it, for example `/assets/main.js`, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}

/** Reads a file of a folder as text. */
export function readIn(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** Writes a file and creates its folders. */
export function writeIn(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
