import { outcomeOf } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { runTool } from '#scripts/cli/runTool.ts';

const ARGUMENTS = ['build', '--config', 'design/.ladle', '-o', 'ladle-build'];

/** Builds the stories into `ladle-build`. The tool's output shows only if it fails. */
export async function ladleStep(): Promise<Outcome> {
  const { code, output } = await runTool('node_modules/@ladle/react/lib/cli/cli.js', ARGUMENTS, {
    output: 'keep',
  });
  if (code !== 0) process.stderr.write(output);
  return outcomeOf([['Stories', code === 0 ? '' : `It ended with ${code}.\n${output}`]]);
}
