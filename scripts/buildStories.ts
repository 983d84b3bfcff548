import { writeFirstPage } from '#design/.ladle/firstPage.ts';
import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { runTool } from '#scripts/cli/runTool.ts';

const LADLE = 'node_modules/@ladle/react/lib/cli/cli.js';
const FOLDER = 'ladle-build';

/** `npm run ladle:build`: the documentation of the design system, as a static site. */
await main(async () => {
  readOptions({});
  const { code } = await runTool(LADLE, ['build', '--config', 'design/.ladle', '-o', FOLDER], {
    output: 'show',
  });
  if (code !== 0) return false;
  writeFirstPage(FOLDER);
  return true;
});
