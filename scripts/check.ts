import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { checks } from '#scripts/check/checks.ts';

/** Two at a time: on a small machine, more would only wait for each other. */
const AT_ONCE = 2;

/**
 * `npm run check`: types, lint, format, generated files, texts and documents. Runs everything, even
 * after failures, and reports each result as soon as it is known.
 */
await main(async () => {
  readOptions({});
  const waiting = Object.entries(checks);
  let failures = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, check] = next;
      const start = performance.now();
      const problems = (
        await check().catch((error: unknown) => [String((error as Error).stack ?? error)])
      )
        .join('\n')
        .trim();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (problems !== '') failures += 1;
      process.stdout.write(
        problems === ''
          ? `✓ ${name} (${seconds} s)\n`
          : `✗ ${name} (${seconds} s)\n${problems.replaceAll(/^/gm, '    ')}\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures === 0;
});
