import { createHash } from 'node:crypto';
import { filesIn, readIn } from './buildFolder';

/** What the scripts of a build are made of. */
const SOURCES = ['src', 'design', 'translations'];
const FILES = ['/package-lock.json', '/webpack.config.ts'];

/** Says which build a page came from. The same sources have the same one wherever they are built. */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  const names = [
    ...SOURCES.flatMap((folder) => filesIn(folder).map((path) => `/${folder}${path}`)),
    ...FILES,
  ];
  names.forEach((name) => hash.update(`${name}\0`).update(readIn('.', name)).update('\0'));
  return hash.digest('hex').slice(0, 20);
}
