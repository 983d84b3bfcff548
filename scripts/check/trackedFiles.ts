import { readFile } from 'node:fs/promises';
import { runProgram } from '#scripts/cli/runTool.ts';
import { matchingLines, SILENCED } from './sourceRules';

/** Larger than anything written by hand: only what a tool has put out comes near it. Bytes. */
const LARGEST = 1_048_576;
/** What git itself looks at to tell a text. Bytes. */
const BEGINNING = 8000;
const PICTURE = /\.png$/;
/** Test data whose bytes are what is tested. */
const WORKBOOK = /^src\/lib\/workbook\/(?:corpus|reported)\/[^/]+\.xlsx?$/;
const CODE = /\.[cm]?[jt]sx?$/;
/** Tests that no configuration runs: Jest takes `.test.ts(x)`, and not of e2e; Playwright takes `.spec.ts` of e2e. */
const NEVER_RUN = /^e2e\/.*\.test\.|\.test\.(?!tsx?$)|^(?!e2e\/).*\.spec\.|\.spec\.(?!ts$)/;
const CONFLICT = /^(?:<{7}|>{7}) /;

/** What is wrong with a file of the repository: its size, its kind, its name, or what nobody meant to keep in it. */
export function fileProblems(name: string, content: Uint8Array): string[] {
  if (content.length > LARGEST)
    return [`${name}: ${content.length} bytes, at most ${LARGEST} are wanted`];
  if (PICTURE.test(name) || WORKBOOK.test(name)) return [];
  if (content.subarray(0, BEGINNING).includes(0))
    return [`${name}: is neither a text nor a picture`];
  const text = Buffer.from(content).toString('utf8');
  return [
    ...(NEVER_RUN.test(name) ? [`${name}: no configuration runs tests of this name here`] : []),
    ...(text.includes('\r\n') ? [`${name}: has line ends of Windows (.editorconfig)`] : []),
    ...matchingLines(name, text, CONFLICT).map((line) => `${line}: is left of a merge`),
    ...(CODE.test(name)
      ? matchingLines(name, text, SILENCED).map(
          (line) => `${line}: name one rule, and the reason after “ -- ”`,
        )
      : []),
  ];
}

/** What git keeps is source, and not the output of tools. @returns what is not; nothing where the sources came without git */
export async function trackedFileProblems(): Promise<string[]> {
  const listed = await runProgram('git', ['ls-files', '-z'], { output: 'keep' }).catch(
    () => undefined,
  );
  if (listed?.code !== 0) return [];
  const names = listed.output.split('\0').filter((name) => name !== '');
  const found = await Promise.all(
    names.map(async (name) => {
      // One that is deleted and not yet committed is still listed.
      const content = await readFile(name).catch(() => undefined);
      return content ? fileProblems(name, content) : [];
    }),
  );
  return found.flat();
}
