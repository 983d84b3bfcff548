import { one } from '../process/counts';
import type { Counts } from '../process/counts';
import { runTool } from '../process/runTool';
import type { ToolOptions } from '../process/runTool';

const ARGUMENTS = ['build', '--config', 'design/.ladle', '-o', 'ladle-build'];

/**
 * Builds the stories into `ladle-build`.
 * @param output `keep`, the default, shows what the tool says only when it fails
 */
export async function ladlePart(output: ToolOptions['output'] = 'keep'): Promise<Counts> {
  const result = await runTool('node_modules/@ladle/react/lib/cli/cli.js', ARGUMENTS, { output });
  if (result.code !== 0) process.stderr.write(result.output);
  return one(result.code === 0);
}
