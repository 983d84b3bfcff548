import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, readIn } from './buildFolder';

/** Workers: no browser checks the integrity of their scripts; the policy's `worker-src 'self'` is what they have. */
const WORKER = /worker\.[\w.]*js$/;
/** Foreign pages load it, by their own tag (docs/embedding.md). */
const EMBEDDED = '/static/sign-in.js';
const SCRIPT = /<script\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** The `sha256-…` of a file's content, as an integrity attribute names it. */
export function integrityOf(folder: string, path: string): string {
  return `sha256-${createHash('sha256')
    .update(readFileSync(join(folder, path)))
    .digest('base64')}`;
}

function pageProblems(folder: string, page: string): string[] {
  return [...readIn(folder, page).matchAll(SCRIPT)].flatMap(([tag]) => {
    const source = /\ssrc="?([^"\s>]+)/.exec(tag)?.[1];
    if (source === undefined) return [];
    return tag.includes(`integrity="${integrityOf(folder, source)}"`)
      ? []
      : [`${page}: ${source} has not the integrity of its file`];
  });
}

/**
 * Looks for scripts of a build that would run whatever their content: those of pages must carry the hash of their file,
 * and the hash of every other one, of lazy chunks for example, must stand in a page or a script that loads it.
 * @returns one text for each
 */
export function integrityProblems(folder: string): string[] {
  const files = filesIn(folder);
  const pages = files.filter((path) => path.endsWith('.html'));
  const scripts = files.filter((path) => path.endsWith('.js') && !WORKER.test(path));
  const loaders = [...pages, ...scripts].map((path) => readIn(folder, path)).join('\n');
  return [
    ...pages.flatMap((page) => pageProblems(folder, page)),
    ...scripts
      .filter((path) => path !== EMBEDDED && !loaders.includes(integrityOf(folder, path)))
      .map((path) => `${path}: nothing names its integrity`),
  ];
}
