import { build } from '../building/build';
import { announce, appLines, mockLines } from '../process/announce';
import { readPort, requireFreePort } from '../process/ports';
import { requireBuilt } from '../process/requireBuilt';
import type { Command } from '../process/runCommand';
import { onStop } from '../process/shutdown';
import { UserError } from '../process/userError';
import { startPreview } from '../serving/preview';

const NO_BUILD = '--no-build';

/** `npm run preview`: the production build with the mock behind it. `-- --no-build` serves `dist` as it is. */
export const command: Command = {
  isServer: true,
  accepts: [NO_BUILD],
  async run(arguments_) {
    const port = readPort('PORT', 8080);
    await requireFreePort(port, 'PORT', 'npm run preview');
    if (arguments_.includes(NO_BUILD)) requireBuilt();
    else {
      process.stdout.write('Building …\n');
      const problems = await build();
      if (problems !== '') throw new UserError(problems);
    }
    const preview = await startPreview({ port, mock: { log: (line) => process.stdout.write(`  mock: ${line}\n`) } });
    onStop(() => preview.stop());
    const origin = `http://localhost:${port}`;
    announce([...appLines(origin), ...mockLines(origin), ['To stop', 'Ctrl+C']]);
    return true;
  },
};
