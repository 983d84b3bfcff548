import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes a generated file, or compares it with the file on disk if `check` is set.
 * @returns one message if the file differs, otherwise none
 */
export async function writeOrCompare(
  file: URL,
  content: string,
  check: boolean,
): Promise<string[]> {
  if (!check) {
    await writeFile(file, content);
    return [];
  }
  const current = await readFile(file, 'utf8').catch(() => '');
  return current === content
    ? []
    : [`${basename(fileURLToPath(file))} is out of date: run \`npm run generate\``];
}
