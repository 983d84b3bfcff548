/** @jest-environment node */
import { describeResult, runChecks } from './check';
import { matchingLines, MOCK_CODE } from './sourceRules';
import { fileProblems, trackedFileProblems } from './trackedFiles';

describe('running checks', () => {
  it('runs all checks, also after one that fails and one that throws', async () => {
    const told: string[] = [];
    const results = await runChecks(
      [
        { name: 'failing', run: async () => 'wrong' },
        { name: 'breaking', run: () => Promise.reject(new Error('broken')) },
        { name: 'sound', run: async () => '' },
      ],
      ({ name }) => told.push(name),
    );
    expect(told.sort()).toEqual(['breaking', 'failing', 'sound']);
    expect(results.map(({ problems }) => problems === '').filter((passed) => passed)).toEqual([
      true,
    ]);
  });

  it('shows problems below the line of their check', () => {
    expect(describeResult({ name: 'lint', problems: 'one\ntwo', milliseconds: 1234 })).toBe(
      '✗ lint (1.2 s)\n    one\n    two\n',
    );
    expect(describeResult({ name: 'lint', problems: '', milliseconds: 1234 })).toBe(
      '✓ lint (1.2 s)\n',
    );
  });
});

describe('the rules of the source', () => {
  it.each(["code === '990422'", 'case 991234:'])('finds a code of the mock in %s', (line) => {
    expect(matchingLines('a.ts', `fine\n${line}`, MOCK_CODE)).toEqual([`a.ts:2: ${line}`]);
  });

  it.each(["phone: '19900000049'", '1.9904225', '#990000aa', "'030019'"])(
    'finds none in %s',
    (line) => {
      expect(matchingLines('a.ts', line, MOCK_CODE)).toEqual([]);
    },
  );
});

describe('the files of the repository', () => {
  const words = (length: number) => Buffer.alloc(length, 'a');
  const program = Buffer.from('\x7fELF\0');

  it('may be texts and pictures', () => {
    expect(fileProblems('a.ts', words(1_048_576))).toEqual([]);
    expect(fileProblems('a.png', program)).toEqual([]);
    expect(fileProblems('src/lib/workbook/corpus/a.xls', program)).toEqual([]);
  });

  it('are reported if they are the output of a tool', () => {
    expect(fileProblems('a.json', words(1_048_577))).toEqual([
      'a.json: 1048577 bytes, more than 1048576',
    ]);
    expect(fileProblems('plugin.wasm', program)).toEqual([
      'plugin.wasm: is neither a text nor a picture',
    ]);
    expect(fileProblems('src/a.xlsx', program)).toEqual([
      'src/a.xlsx: is neither a text nor a picture',
    ]);
  });

  it.each([
    ['e2e/a.test.ts', '', 'no configuration runs tests of this name here'],
    ['src/lib/a.spec.ts', '', 'no configuration runs tests of this name here'],
    ['a.md', 'one\r\ntwo', 'has Windows line ends (.editorconfig)'],
    ['a.md', `${'<'.repeat(7)} HEAD`, 'is a leftover of a merge'],
    ['a.ts', '/* eslint-' + 'disable */', 'name one rule, and the reason after “ -- ”'],
    [
      'a.ts',
      '// eslint-' + 'disable-next-line no-console',
      'name one rule, and the reason after “ -- ”',
    ],
  ])('are reported: %s with %j', (name, text, problem) => {
    expect(fileProblems(name, Buffer.from(text))).toEqual([
      expect.stringMatching(new RegExp(`^${name}:.*${problem.replaceAll(/[().]/g, '.')}$`)),
    ]);
  });

  it('may disable one rule with a reason', () => {
    expect(
      fileProblems(
        'e2e/a.spec.ts',
        Buffer.from('// eslint-' + 'disable-next-line no-console -- what it is for'),
      ),
    ).toEqual([]);
  });

  it('are all source', async () => expect(await trackedFileProblems()).toEqual([]));
});
