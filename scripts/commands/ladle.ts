import { readPort, requireFreePort } from '#scripts/cli/ports.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { runTool } from '#scripts/cli/runTool.ts';
import { isStopping } from '#scripts/cli/shutdown.ts';

/** `npm run ladle`: the stories, with hot reload. PORT sets the port. */
export const command: Command = {
  isServer: true,
  async run() {
    const port = readPort('PORT', 61_000);
    await requireFreePort(port, 'PORT', 'npm run ladle');
    const { code } = await runTool(
      'node_modules/@ladle/react/lib/cli/cli.js',
      ['serve', '--config', 'design/.ladle', '--host', '127.0.0.1', '--port', String(port)],
      { output: 'show' },
    );
    // The tool runs until it is stopped; if it ends on its own, it has failed.
    if (!isStopping()) process.stderr.write(`Ladle ended with exit code ${code}\n`);
    return false;
  },
};
