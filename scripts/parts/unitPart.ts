import { countsOfRunner, NOTHING } from '../process/counts';
import type { Counts } from '../process/counts';
import { clearReport, readReport } from '../process/readReport';
import { runTool } from '../process/runTool';

const REPORT = '.cache/unit-report.json';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

function countsOf(report: JestReport | undefined): Counts {
  if (report === undefined) return NOTHING;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Runs the unit tests; more arguments go to jest. */
export async function unitPart(arguments_: readonly string[] = []): Promise<Counts> {
  await clearReport(REPORT);
  const { code } = await runTool('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${REPORT}`, ...arguments_], {
    output: 'show',
    // React has no `act` under another one.
    environment: { NODE_ENV: 'test' },
  });
  return countsOfRunner(code, countsOf(await readReport<JestReport>(REPORT)));
}
