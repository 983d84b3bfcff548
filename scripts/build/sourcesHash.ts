import { createHash } from 'node:crypto';
import { filesIn, readIn } from './buildFolder';

/** The folders from which the scripts of a build are made. */
const SOURCES = ['src', 'design', 'translations'];
const FILES = ['/package-lock.json', '/webpack.config.ts'];

/**
 * Identifies the build that a page comes from. Equal sources give the same hash on every machine.
 */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  const names = [
    ...SOURCES.flatMap((folder) => filesIn(folder).map((path) => `/${folder}${path}`)),
    ...FILES,
  ];
  names.forEach((name) => hash.update(`${name}\0`).update(readIn('.', name)).update('\0'));
  return hash.digest('hex').slice(0, 20);
}
