import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, readIn } from './buildFolder';

/**
 * Workers: browsers do not check the integrity of their scripts. The policy's `worker-src 'self'`
 * protects them.
 */
const WORKER = /worker\.[\w.]*js$/;
const SCRIPT = /<script\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** The `sha256-…` of a file's content, as in an integrity attribute. */
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
      : [`${page}: the integrity of ${source} does not match its file`];
  });
}

/**
 * Finds scripts of a build that would run with any content. A script tag must have the hash of its
 * file. The hash of every other script, for example a lazy chunk, must be in a page or a script
 * that loads it.
 * @returns one text for each problem
 */
export function integrityProblems(folder: string): string[] {
  const files = filesIn(folder);
  const pages = files.filter((path) => path.endsWith('.html'));
  const scripts = files.filter((path) => path.endsWith('.js') && !WORKER.test(path));
  const loaders = [...pages, ...scripts].map((path) => readIn(folder, path)).join('\n');
  return [
    ...pages.flatMap((page) => pageProblems(folder, page)),
    ...scripts
      .filter((path) => !loaders.includes(integrityOf(folder, path)))
      .map((path) => `${path}: nothing names its integrity`),
  ];
}
