import { build } from '#scripts/build/build.ts';
import { announce, appLines, mockLines } from '#scripts/cli/announce.ts';
import { main } from '#scripts/cli/main.ts';
import { readPort, requireFreePort } from '#scripts/cli/ports.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { startPreview } from '#scripts/serve/preview.ts';

/** `npm run preview`: the production build with the mock behind it. */
await main(
  async () => {
    const options = readOptions({
      'no-build': { type: 'boolean', about: 'serves the build that is in dist' },
    });
    const port = readPort('PORT', 8080);
    await requireFreePort(port, 'PORT', 'npm run preview');
    if (options['no-build'] === true) requireBuilt();
    else {
      process.stdout.write('Building …\n');
      const problems = await build();
      if (problems !== '') throw new UserError(problems);
    }
    const preview = await startPreview({
      port,
      mock: { log: (line) => process.stdout.write(`  mock: ${line}\n`) },
    });
    onStop(() => preview.stop());
    const origin = `http://localhost:${port}`;
    announce([...appLines(origin), ...mockLines(origin), ['To stop', 'Ctrl+C']]);
    return true;
  },
  { isServer: true },
);
