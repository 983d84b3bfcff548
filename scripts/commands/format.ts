import { runTool } from '#scripts/cli/runTool.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/** `npm run format`: formats every file with Prettier. */
export const command: Command = {
  isServer: false,
  async run() {
    const { code } = await runTool(
      'node_modules/prettier/bin/prettier.cjs',
      ['--write', '.', '--log-level=warn'],
      { output: 'show' },
    );
    return code === 0;
  },
};
