import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { generators } from '#scripts/generate/generators.ts';

/** `npm run generate`: writes the files that are generated from others. */
await main(async () => {
  readOptions({});
  for (const generate of Object.values(generators)) await generate({ check: false });
  return true;
});
