/** @jest-environment node */
import { outcomeOfJest } from './jestReport';
import { outcomeOfPlaywright } from './playwrightReport';

describe('a report of jest', () => {
  it('names failed tests by file and title, with the reason', () => {
    const tests = [
      { fullName: 'a phone is valid', status: 'passed', failureMessages: [] },
      {
        fullName: 'a phone is cut',
        status: 'failed',
        failureMessages: ['Expected 11', 'At line 3'],
      },
      { fullName: 'a phone is skipped', status: 'pending', failureMessages: null },
    ];
    const report = {
      numPassedTests: 1,
      testResults: [
        {
          name: '/project/src/phone.test.ts',
          message: '',
          status: 'failed',
          assertionResults: tests,
        },
      ],
    };
    expect(outcomeOfJest(report, '/project')).toEqual({
      passed: 1,
      failures: [{ name: 'src/phone.test.ts › a phone is cut', reason: 'Expected 11\nAt line 3' }],
      flaky: [],
    });
  });

  it('counts a file that could not be run as one failure', () => {
    const file = {
      name: '/project/src/phone.test.ts',
      message: 'Unexpected token',
      status: 'failed',
      assertionResults: [],
    };
    expect(outcomeOfJest({ numPassedTests: 0, testResults: [file] }, '/project').failures).toEqual([
      { name: 'src/phone.test.ts', reason: 'Unexpected token' },
    ]);
  });
});

describe('a report of Playwright', () => {
  const spec = (
    title: string,
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
    message: string,
  ) => ({
    title,
    line: 7,
    tests: [{ status, results: [{ errors: message === '' ? [] : [{ message }] }] }],
  });

  it('names failed tests by file, line, group and title, and separately one that passed on retry', () => {
    const inner = {
      title: 'by finger',
      file: 'qr.spec.ts',
      specs: [spec('turns', 'unexpected', 'Not visible'), spec('rests', 'skipped', '')],
    };
    const outer = {
      title: 'qr.spec.ts',
      file: 'qr.spec.ts',
      suites: [inner],
      specs: [spec('opens', 'flaky', 'Late'), spec('closes', 'expected', '')],
    };
    expect(outcomeOfPlaywright({ stats: { expected: 1, flaky: 1 }, suites: [outer] })).toEqual({
      passed: 2,
      failures: [{ name: 'qr.spec.ts:7 › by finger › turns', reason: 'Not visible' }],
      flaky: [{ name: 'qr.spec.ts:7 › opens', reason: 'Late' }],
    });
  });
});
