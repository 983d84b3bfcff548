import { NOTHING, outcomeOfRunner } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { clearReport, readReport } from '#scripts/cli/readReport.ts';
import { runTool } from '#scripts/cli/runTool.ts';
import { outcomeOfJest } from './jestReport';
import type { JestReport } from './jestReport';

const REPORT = '.cache/unit-report.json';

/** Runs the unit tests; further arguments go to jest. */
export async function unitStep(arguments_: readonly string[] = []): Promise<Outcome> {
  await clearReport(REPORT);
  const { code } = await runTool(
    'node_modules/jest/bin/jest.js',
    ['--json', `--outputFile=${REPORT}`, ...arguments_],
    {
      output: 'show',
      // React provides `act` only in this one.
      environment: { NODE_ENV: 'test' },
    },
  );
  const report = await readReport<JestReport>(REPORT);
  return outcomeOfRunner(
    'Jest',
    code,
    report === undefined ? NOTHING : outcomeOfJest(report, process.cwd()),
  );
}
