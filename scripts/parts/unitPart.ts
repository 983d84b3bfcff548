import { NOTHING, outcomeOfRunner } from '../process/outcome';
import type { Outcome } from '../process/outcome';
import { clearReport, readReport } from '../process/readReport';
import { runTool } from '../process/runTool';
import { outcomeOfJest } from './jestReport';
import type { JestReport } from './jestReport';

const REPORT = '.cache/unit-report.json';

/** Runs the unit tests; more arguments go to jest. */
export async function unitPart(arguments_: readonly string[] = []): Promise<Outcome> {
  await clearReport(REPORT);
  const { code } = await runTool('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${REPORT}`, ...arguments_], {
    output: 'show',
    // React has no `act` under another one.
    environment: { NODE_ENV: 'test' },
  });
  const report = await readReport<JestReport>(REPORT);
  return outcomeOfRunner('Jest', code, report === undefined ? NOTHING : outcomeOfJest(report, process.cwd()));
}
