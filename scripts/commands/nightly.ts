import { runTool } from '#scripts/cli/runTool.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { isStopping } from '#scripts/cli/shutdown.ts';

/** Commands that take too long for `npm test`. */
const LONG_COMMANDS = ['e2e', 'walks', 'fuzz', 'matrix', 'firefox'] as const;

/**
 * `npm run test:nightly`: runs every long search, even after failures. The last lines name what
 * failed.
 */
export const command: Command = {
  isServer: false,
  async run() {
    const failed: string[] = [];
    for (const name of LONG_COMMANDS) {
      if (isStopping()) return false;
      process.stdout.write(`\n── ${name} ──\n`);
      const { code } = await runTool('scripts/run.mjs', [name], { output: 'show' });
      if (code !== 0) failed.push(name);
    }
    process.stdout.write(
      `\n${failed.length === 0 ? 'Nothing failed.' : `Failed: ${failed.join(', ')}`}\n`,
    );
    return failed.length === 0;
  },
};
