import type { Command } from '../process/runCommand';
import { runTool } from '../process/runTool';

/** `npm run ladle:build`: the stories as a static site, into `ladle-build`. */
export const command: Command = {
  isServer: false,
  async run() {
    const arguments_ = ['build', '--config', 'design/.ladle', '-o', 'ladle-build'];
    const { code } = await runTool('node_modules/@ladle/react/lib/cli/cli.js', arguments_, { output: 'show' });
    return code === 0;
  },
};
