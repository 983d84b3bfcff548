import { outcomeOf } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { runTool } from '#scripts/cli/runTool.ts';
import type { ToolOptions } from '#scripts/cli/runTool.ts';

const ARGUMENTS = ['build', '--config', 'design/.ladle', '-o', 'ladle-build'];

/**
 * Builds the stories into `ladle-build`.
 * @param output `keep`, the default, shows the tool's output only if it fails
 */
export async function ladleStep(output: ToolOptions['output'] = 'keep'): Promise<Outcome> {
  const result = await runTool('node_modules/@ladle/react/lib/cli/cli.js', ARGUMENTS, { output });
  if (result.code !== 0) process.stderr.write(result.output);
  return outcomeOf([
    ['Stories', result.code === 0 ? '' : `It ended with ${result.code}.\n${result.output}`],
  ]);
}
