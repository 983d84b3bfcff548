import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A code of the mock: a separate number of six digits that begins with 99. */
const MOCK_CODE = /(?<![\w.#])99\d{4}(?![\w.])/;
const SOURCE = 'src';
const ADDRESS = /"(?:resolved|tarball)":|https?:\/\/[^"]*\.tgz/;

/** The lines of a text that match, as `name:line: text`. */
export function matchingLines(name: string, text: string, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) ? [`${name}:${index + 1}: ${line.trim().slice(0, 160)}`] : [],
    );
}

/** Lint that is disabled without the name of one rule and a reason after ` -- `. */
export const SILENCED = /eslint-dis(?:able)(?![\w-]* [\w@/-]+ -- \S)/;

/**
 * The app must not contain codes that only the mock answers.
 * @returns the lines that contain one
 */
export async function mockCodesInSource(): Promise<string[]> {
  const names = (await readdir(SOURCE, { recursive: true })).filter((name) =>
    /\.(?:tsx?|ya?ml|html)$/.test(name),
  );
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(SOURCE, name);
      return matchingLines(path, await readFile(path, 'utf8'), MOCK_CODE);
    }),
  );
  return found.flat();
}

/**
 * The lock file names no registry, so that it works everywhere (`.npmrc`).
 * @returns the lines that name one
 */
export async function addressesInLockFile(): Promise<string[]> {
  return matchingLines('package-lock.json', await readFile('package-lock.json', 'utf8'), ADDRESS);
}
