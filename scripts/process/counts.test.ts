/** @jest-environment node */
import { countsOfRunner, one, sum } from './counts';

describe('the closing count', () => {
  it('adds the parts', () => {
    expect(sum([one(true), one(false), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
  });

  it.each<[situation: string, code: number, passed: number, failed: number, failures: number]>([
    ['passed', 0, 3, 0, 0],
    ['had failures', 1, 3, 2, 2],
    ['failed without a failed test', 1, 3, 0, 1],
    ['ran nothing', 0, 0, 0, 1],
  ])('of a runner that %s', (_situation, code, passed, failed, failures) => {
    expect(countsOfRunner(code, { passed, failed })).toEqual({ passed, failed: failures });
  });
});
