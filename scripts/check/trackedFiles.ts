import { readFile } from 'node:fs/promises';
import { runProgram } from '#scripts/cli/runTool.ts';
import { matchingLines, SILENCED } from './sourceRules';

/** The size limit in bytes. Only output of tools is larger. */
const LARGEST = 1_048_576;
/** How many bytes git itself checks to recognise a text. */
const BEGINNING = 8000;
const PICTURE = /\.png$/;
/** Test data whose exact bytes matter. */
const WORKBOOK = /^src\/lib\/workbook\/(?:corpus|reported)\/[^/]+\.xlsx?$/;
const CODE = /\.[cm]?[jt]sx?$/;
/**
 * Tests that no configuration runs: Jest runs `.test.ts(x)` outside e2e; Playwright runs `.spec.ts`
 * in e2e.
 */
const NEVER_RUN = /^e2e\/.*\.test\.|\.test\.(?!tsx?$)|^(?!e2e\/).*\.spec\.|\.spec\.(?!ts$)/;
const CONFLICT = /^(?:<{7}|>{7}) /;

/**
 * The problems of a tracked file: its size, kind, name, or content that was committed by mistake.
 */
function fileProblems(name: string, content: Uint8Array): string[] {
  if (content.length > LARGEST) return [`${name}: ${content.length} bytes, more than ${LARGEST}`];
  if (PICTURE.test(name) || WORKBOOK.test(name)) return [];
  if (content.subarray(0, BEGINNING).includes(0))
    return [`${name}: is neither a text nor a picture`];
  const text = Buffer.from(content).toString('utf8');
  return [
    ...(NEVER_RUN.test(name) ? [`${name}: no configuration runs tests of this name here`] : []),
    ...(text.includes('\r\n') ? [`${name}: has Windows line ends (.editorconfig)`] : []),
    ...matchingLines(name, text, CONFLICT).map((line) => `${line}: is a leftover of a merge`),
    ...(CODE.test(name)
      ? matchingLines(name, text, SILENCED).map(
          (line) => `${line}: name one rule, and the reason after “ -- ”`,
        )
      : []),
  ];
}

/**
 * Paths of the files in git; none without a repository. A deleted file is listed until the commit.
 */
async function trackedFiles(): Promise<string[]> {
  const listed = await runProgram('git', ['ls-files', '-z'], { output: 'keep' }).catch(
    () => undefined,
  );
  return listed?.code === 0 ? listed.output.split('\0').filter((name) => name !== '') : [];
}

/**
 * Tracked files are source, not the output of tools.
 * @returns the exceptions; empty without git
 */
export async function trackedFileProblems(): Promise<string[]> {
  const names = await trackedFiles();
  const found = await Promise.all(
    names.map(async (name) => {
      // A file that is deleted but not committed is still listed.
      const content = await readFile(name).catch(() => undefined);
      return content ? fileProblems(name, content) : [];
    }),
  );
  return found.flat();
}
