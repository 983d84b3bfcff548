/** @jest-environment node */
import { describeResult, runChecks } from './check';
import { matchingLines, MOCK_CODE } from './sourceRules';

describe('running checks', () => {
  it('runs them all, also after one that fails and one that breaks', async () => {
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
    expect(results.map(({ problems }) => problems === '').sort()).toEqual([false, false, true]);
  });

  it('shows what is wrong below the line of its check', () => {
    expect(describeResult({ name: 'lint', problems: 'one\ntwo', milliseconds: 1234 })).toBe('✗ lint (1.2 s)\n    one\n    two\n');
    expect(describeResult({ name: 'lint', problems: '', milliseconds: 1234 })).toBe('✓ lint (1.2 s)\n');
  });
});

describe('the rules of the source', () => {
  it.each(["code === '990422'", 'case 991234:'])('finds a code of the mock in %s', (line) => {
    expect(matchingLines('a.ts', `fine\n${line}`, MOCK_CODE)).toEqual([`a.ts:2: ${line}`]);
  });

  it.each(["phone: '19900000049'", '1.9904225', '#990000aa', "'030019'"])('finds none in %s', (line) => {
    expect(matchingLines('a.ts', line, MOCK_CODE)).toEqual([]);
  });
});
