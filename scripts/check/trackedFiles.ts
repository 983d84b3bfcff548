import { readFile } from 'node:fs/promises';
import { runProgram } from '#scripts/cli/runTool.ts';

/** The size limit in bytes. Only output of tools is larger. */
const MAX_BYTES = 1_048_576;
/** How many bytes git itself checks to recognize a text. */
const BEGINNING = 8000;
const PICTURE = /\.png$/;
/** Test data whose exact bytes matter. */
const WORKBOOK = /^src\/lib\/workbook\/(?:corpus|hostile|reported)\/[^/]+\.xlsx?$/;

/** What a line must not contain, in files of these names. */
const LINES: readonly (readonly [files: RegExp, line: RegExp, problem: string])[] = [
  [/./, /^(?:<{7}|>{7}) /, 'is a leftover of a merge'],
  [/./, /\r$/, 'has a Windows line end (.editorconfig)'],
  [
    /\.[cm]?[jt]sx?$/,
    /[eox]+lint-dis(?:able)(?![\w-]* [\w@/-]+ -- \S)/,
    'needs the name of one rule, and the reason after “ -- ”',
  ],
  // Quotations of the specification and other languages keep theirs.
  [
    /^(?:README|CONTRIBUTING|design|deploy|docs\/(?!specification|decisions)|e2e|mock-server\/(?!texts)|scripts\/(?!build\/licenses|check\/translations)|src\/(?!testing\/cases|features\/agreements\/sanitize\/corpus))/,
    /colo[u]r|behavio[u]r|licen[c]e|neighbo[u]r|favo[u]r|\bcent[r](?:e|ing)|(?:normal|recogn|sanit|organ|local|serial|initial)i[s](?:e|ing|ation)|label[l]ed(?!by)|practi[s]e|whils[t]/i,
    'is British spelling',
  ],
  // Codes that only the mock answers (D33): separate numbers of six digits that begin with 99.
  [/^src\/.*\.(?:tsx?|ya?ml|html)$/, /(?<![\w.#])99\d{4}(?![\w.])/, 'has a code of the mock'],
  [/^package-lock\.json$/, /"(?:resolved|tarball)":/, 'names a registry (.npmrc)'],
];
/** Jest runs `.test.ts(x)` outside e2e; Playwright runs `.spec.ts` in e2e. */
const NEVER_RUN = /^e2e\/.*\.test\.|\.test\.(?!tsx?$)|^(?!e2e\/).*\.spec\.|\.spec\.(?!ts$)/;

function problemsOf(name: string, content: Uint8Array): string[] {
  if (content.length > MAX_BYTES)
    return [`${name}: ${content.length} bytes, more than ${MAX_BYTES}`];
  if (PICTURE.test(name) || WORKBOOK.test(name)) return [];
  if (content.subarray(0, BEGINNING).includes(0))
    return [`${name}: is neither a text nor a picture`];
  const lines = Buffer.from(content).toString('utf8').split('\n');
  return [
    ...(NEVER_RUN.test(name) ? [`${name}: no configuration runs tests of this name here`] : []),
    ...LINES.filter(([files]) => files.test(name)).flatMap(([, pattern, problem]) =>
      lines.flatMap((line, index) =>
        pattern.test(line)
          ? [`${name}:${index + 1}: ${problem}: ${line.trim().slice(0, 160)}`]
          : [],
      ),
    ),
  ];
}

/**
 * Tracked files are source, not the output of tools, and contain nothing by mistake.
 * @returns the problems; none where the sources came without git
 */
export async function trackedFileProblems(): Promise<string[]> {
  const output = await runProgram('git', ['ls-files', '-z'], { output: 'keep' }).catch(
    () => undefined,
  );
  const names = output?.code === 0 ? output.output.split('\0').filter(Boolean) : [];
  const problems = await Promise.all(
    names.map(async (name) => {
      // A file that is deleted but not committed is still listed.
      const content = await readFile(name).catch(() => undefined);
      return content ? problemsOf(name, content) : [];
    }),
  );
  return problems.flat();
}
