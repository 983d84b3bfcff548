import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes a generated file, or with `check` compares it with what is on disk.
 * @returns one message when the file has drifted, otherwise nothing.
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
    : [`${basename(fileURLToPath(file))} has drifted: run \`npm run generate\``];
}
