import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** What pictures depend on besides the project. */
export interface PictureEnvironment {
  chromium: string;
  system: string;
  /** A hash of the names and versions of all fonts. */
  fonts: string;
}

const FILE = new URL('./baseline/environment.json', import.meta.url);

function fontsHere(): string {
  try {
    const list = execFileSync('fc-list', [':', 'family', 'style', 'fontversion'], {
      encoding: 'utf8',
    });
    return createHash('sha256')
      .update(list.split('\n').sort().join('\n'))
      .digest('hex')
      .slice(0, 16);
  } catch {
    return 'unknown';
  }
}

/** The environment of this machine. */
export function currentEnvironment(browser: Browser): PictureEnvironment {
  return {
    chromium: browser.version(),
    system: `${process.platform} ${process.arch}`,
    fonts: fontsHere(),
  };
}

/** Stores the environment of the baseline. */
export function writeEnvironment(environment: PictureEnvironment): void {
  writeFileSync(FILE, `${JSON.stringify(environment, null, 2)}\n`);
}

/** Differences between this machine and that of the baseline; empty if pictures are comparable. */
export function differencesOf(here: PictureEnvironment): string[] {
  if (!existsSync(FILE)) return ['there is no baseline yet: npm run test:visual -- --update'];
  const there = JSON.parse(readFileSync(FILE, 'utf8')) as PictureEnvironment;
  return (['chromium', 'system', 'fonts'] as const)
    .filter((part) => there[part] !== here[part])
    .map((part) => `${part}: baseline ${there[part]}, here ${here[part]}`);
}
