/** @jest-environment node */
import { describeOutcome, hasPassed, NOTHING, outcomeOf, outcomeOfRunner, sum } from './outcome';

const FAILURE = { name: 'qr.spec.ts:3 › rests', reason: 'no' };
const FLAKY = { name: 'qr.spec.ts:9 › turns', reason: 'late' };

describe('the outcome', () => {
  it('adds the parts', () => {
    expect(
      sum([
        outcomeOf([
          ['Types', ''],
          ['Lint', 'Line 3'],
        ]),
        { passed: 5, failures: [FAILURE], flaky: [FLAKY] },
      ]),
    ).toEqual({
      passed: 6,
      failures: [{ name: 'Lint', reason: 'Line 3' }, FAILURE],
      flaky: [FLAKY],
    });
  });

  it.each<[situation: string, code: number, passed: number, failed: number]>([
    ['passed', 0, 3, 0],
    ['had failures', 1, 3, 2],
  ])('of a runner that %s is what it reports', (_situation, code, passed, failed) => {
    const outcome = { ...NOTHING, passed, failures: Array.from({ length: failed }, () => FAILURE) };
    expect(outcomeOfRunner('Jest', code, outcome)).toEqual(outcome);
  });

  it('of a runner that failed without a failed test, or ran nothing, is one failure', () => {
    expect(outcomeOfRunner('Jest', 1, { ...NOTHING, passed: 3 })).toEqual({
      ...NOTHING,
      passed: 3,
      failures: [{ name: 'Jest', reason: 'It ended with 1 without a failed test.' }],
    });
    expect(outcomeOfRunner('Jest', 0, NOTHING).failures).toEqual([
      { name: 'Jest', reason: 'It ran nothing.' },
    ]);
  });

  it('lists failures with the first lines of their reasons, and the count', () => {
    const reason = `\u001B[31mError\u001B[39m: not visible\n\n${'at somewhere\n'.repeat(50)}`;
    const text = describeOutcome({
      ...NOTHING,
      passed: 2,
      failures: [{ name: 'qr.spec.ts:3 › rests', reason }],
    });
    expect(text).toMatch(/^✗ qr\.spec\.ts:3 › rests\n {4}Error: not visible\n\n {4}at somewhere\n/);
    expect(text.split('\n')).toHaveLength(16);
    expect(text).toMatch(/\n\n2 passed, 1 failed\n$/);
  });

  it('lists a test that passed on retry, which is not a failure', () => {
    const outcome = { ...NOTHING, passed: 2, flaky: [FLAKY] };
    expect(hasPassed(outcome)).toBe(true);
    expect(describeOutcome(outcome)).toBe(
      '~ qr.spec.ts:9 › turns\n    late\n\n2 passed, 1 of them on retry, 0 failed\n',
    );
  });

  it('without failures is only the count', () => {
    expect(describeOutcome({ ...NOTHING, passed: 2 })).toBe('2 passed, 0 failed\n');
  });
});
