import { one } from '../process/counts';
import type { Counts } from '../process/counts';
import { runTool } from '../process/runTool';

/** Builds the stories into `ladle-build`, quietly unless it fails. */
export async function ladlePart(): Promise<Counts> {
  const arguments_ = ['build', '--config', 'design/.ladle', '-o', 'ladle-build'];
  const { code, output } = await runTool('node_modules/@ladle/react/lib/cli/cli.js', arguments_, { output: 'keep' });
  if (code !== 0) process.stderr.write(output);
  return one(code === 0);
}
