import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { namedProgram } from '#scripts/cli/namedProgram.ts';
import { pathsOfPrograms } from '#scripts/cli/pathsOfPrograms.ts';
import { runProgram, runTool } from '#scripts/cli/runTool.ts';
import { UserError } from '#scripts/cli/userError.ts';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_APPS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

function candidates(environment: NodeJS.ProcessEnv): string[] {
  const isWindows = process.platform === 'win32';
  const macs = ['/Applications', join(environment['HOME'] ?? '', 'Applications')];
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
    (name) => environment[name] ?? [],
  );
  return [
    ...pathsOfPrograms(NAMES, environment),
    ...(process.platform === 'darwin'
      ? macs.flatMap((folder) =>
          MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
        )
      : []),
    ...(isWindows ? windows.flatMap((folder) => WINDOWS_APPS.map((app) => join(folder, app))) : []),
    chromium.executablePath(),
  ];
}

/**
 * Finds a Chromium: CHROMIUM_PATH, then the search path, the usual places, Playwright's own.
 * @throws {UserError} if CHROMIUM_PATH names no file
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return namedProgram('CHROMIUM_PATH', () => candidates(environment), environment);
}

async function succeeds(file: string, ...arguments_: string[]): Promise<boolean> {
  const result = await runProgram(file, arguments_, { output: 'show' }).catch(() => undefined);
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
  await succeeds(
    file,
    ...first,
    '-qq',
    '-y',
    '-o',
    'Dpkg::Use-Pty=0',
    'install',
    '--no-install-recommends',
    'chromium',
  );
}

async function installByPlaywright(): Promise<void> {
  process.stdout.write('No Chromium found: `playwright install chromium` …\n');
  await runTool('node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
    output: 'show',
  });
}

/**
 * The path of a Chromium for the end-to-end tests. Installs one if there is none.
 * @throws {UserError} that says how to get one
 */
export async function findOrInstallChromium(): Promise<string> {
  for (const install of [undefined, installBySystem, installByPlaywright]) {
    await install?.();
    const found = findChromium();
    if (found !== undefined) return found;
  }
  throw new UserError(
    'The end-to-end tests need a Chromium, and none could be found or installed. Install one (Debian, Ubuntu: '
      + '`sudo apt-get install chromium`; elsewhere: `npx playwright install chromium`, or Chrome or Edge), or name '
      + 'one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
