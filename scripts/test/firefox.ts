import { namedProgram } from '#scripts/cli/namedProgram.ts';
import { pathsOfPrograms } from '#scripts/cli/pathsOfPrograms.ts';
import { runProgram } from '#scripts/cli/runTool.ts';

/** The first version with all commands that Playwright sends when it starts Firefox. */
const OLDEST_VERSION = 143;
const PATIENCE_MS = 30_000;

const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Finds the Firefox that is installed on this machine: FIREFOX_PATH, then the search path, then the
 * usual places.
 * @throws {UserError} if FIREFOX_PATH names no file
 */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return namedProgram(
    'FIREFOX_PATH',
    () => [...pathsOfPrograms(['firefox', 'firefox-esr'], environment), ...PLACES],
    environment,
  );
}

/** Why the tests cannot run in this Firefox, as a sentence; undefined if they can. */
export async function whyFirefoxCannotRun(path: string): Promise<string | undefined> {
  const { output } = await runProgram(path, ['--version'], { output: 'keep', limit: PATIENCE_MS });
  const version = /\bFirefox (\d+)/.exec(output)?.[1];
  if (version === undefined) return `${path} does not print the version of a Firefox.`;
  return Number(version) < OLDEST_VERSION
    ? `${path} is Firefox ${version}; Playwright needs ${OLDEST_VERSION} or later.`
    : undefined;
}
