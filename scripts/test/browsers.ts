import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram, runTool } from '#scripts/cli/runTool.ts';
import { UserError } from '#scripts/cli/userError.ts';

const CHROMIUM = {
  names: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'msedge',
  ],
  places: [
    ...['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    ),
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    chromium.executablePath(),
  ],
};
const FIREFOX = {
  names: ['firefox', 'firefox-esr'],
  places: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/**
 * Finds a program: the one that the variable names, else on the search path, else in the usual
 * places.
 * @throws {UserError} if the variable names no file
 */
function find(
  variable: string,
  { names, places }: typeof CHROMIUM,
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const configuredPath = environment[variable] ?? '';
  if (configuredPath !== '' && !existsSync(configuredPath))
    throw new UserError(`${variable} names ${configuredPath}, which does not exist.`);
  if (configuredPath !== '') return configuredPath;
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`))),
    ...places,
  ].find((path) => existsSync(path));
}

/** @throws {UserError} if CHROMIUM_PATH names no file */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  find('CHROMIUM_PATH', CHROMIUM, environment);

/** @throws {UserError} if FIREFOX_PATH names no file */
export const findFirefox = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  find('FIREFOX_PATH', FIREFOX, environment);

/** Why nothing can run in this machine's WebKit, as a sentence; undefined if it can. */
export function whyNoWebKit(): string | undefined {
  const missing = ['WebKitWebDriver', 'xvfb-run'].filter(
    (name) => find('', { names: [name], places: [] }, process.env) === undefined,
  );
  return missing.length === 0
    ? undefined
    : `there is no ${missing.join(' and no ')} on this machine (Debian, Ubuntu: webkit2gtk-driver, xvfb, xauth).`;
}

async function succeeds(file: string, ...args: string[]): Promise<boolean> {
  const result = await runProgram(file, args, { output: 'show' }).catch(() => undefined);
  return result?.code === 0;
}

/** Installs the package of Debian or Ubuntu, as root or with a sudo without password. */
async function installBySystem(): Promise<void> {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await succeeds('sudo', '-n', 'true'))) return;
  const [file, ...first] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  process.stdout.write('No Chromium found: installing the package `chromium` …\n');
  if (file === undefined || !(await succeeds(file, ...first, '-qq', 'update'))) return;
  const options = ['-qq', '-y', '-o', 'Dpkg::Use-Pty=0', '--no-install-recommends'];
  await succeeds(file, ...first, ...options, 'install', 'chromium');
}

async function installByPlaywright(): Promise<void> {
  process.stdout.write('No Chromium found: `npx playwright install chromium` …\n');
  await runTool('node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
    output: 'show',
  });
}

/**
 * The path of a Chromium for the browser tests. Installs one if there is none.
 * @throws {UserError} that says how to get one
 */
export async function findOrInstallChromium(): Promise<string> {
  for (const install of [undefined, installBySystem, installByPlaywright]) {
    await install?.();
    const path = findChromium();
    if (path !== undefined) return path;
  }
  throw new UserError(
    'The browser tests need a Chromium, and none could be found or installed. Install one (Debian, Ubuntu: '
      + '`sudo apt-get install chromium`; elsewhere: `npx playwright install chromium`, or Chrome or Edge), or name '
      + 'one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
