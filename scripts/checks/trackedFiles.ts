import { readFile } from 'node:fs/promises';
import { runProgram } from '../process/runTool';

/** Larger than anything written by hand: only what a tool has put out comes near it. Bytes. */
const LARGEST = 1_048_576;
/** What git itself looks at to tell a text. Bytes. */
const BEGINNING = 8000;
const PICTURE = /\.png$/;

/** What is wrong with a file of the repository: it is too large, or neither a text nor a picture. */
export function fileProblems(name: string, content: Uint8Array): string[] {
  if (content.length > LARGEST) return [`${name}: ${content.length} bytes, at most ${LARGEST} are wanted`];
  if (!PICTURE.test(name) && content.subarray(0, BEGINNING).includes(0)) return [`${name}: is neither a text nor a picture`];
  return [];
}

/** What git keeps is source, and not the output of tools. @returns what is not; nothing where the sources came without git */
export async function trackedFileProblems(): Promise<string[]> {
  const listed = await runProgram('git', ['ls-files', '-z'], { output: 'keep' }).catch(() => undefined);
  if (listed?.code !== 0) return [];
  const names = listed.output.split('\0').filter((name) => name !== '');
  const found = await Promise.all(names.map(async (name) => {
    // One that is deleted and not yet committed is still listed.
    const content = await readFile(name).catch(() => undefined);
    return content ? fileProblems(name, content) : [];
  }));
  return found.flat();
}
