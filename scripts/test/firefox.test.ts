/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, whyFirefoxCannotRun } from './firefox';

const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
const file = join(folder, process.platform === 'win32' ? 'firefox.exe' : 'firefox');
beforeAll(() => writeFileSync(file, ''));
afterAll(() => rmSync(folder, { recursive: true }));

describe('finding a Firefox', () => {
  it('takes the one that is named', () => {
    expect(findFirefox({ FIREFOX_PATH: file, PATH: '' })).toBe(file);
  });

  it('reports a named one that does not exist', () => {
    expect(() => findFirefox({ FIREFOX_PATH: '/gone/firefox' })).toThrow(
      'FIREFOX_PATH names /gone/firefox, which does not exist.',
    );
  });

  it('searches the search path', () => {
    expect(findFirefox({ PATH: folder })).toBe(file);
  });
});

/** A program that answers `--version` with this text. */
function programThatPrints(text: string): string {
  const path = join(folder, `prints-${text.replaceAll(/\W/g, '-')}`);
  writeFileSync(path, `#!/bin/sh\necho '${text}'\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('whether the tests can run in it', () => {
  it.each(['Mozilla Firefox 143.0', 'Mozilla Firefox 153.7.0esr', 'Mozilla Firefox 200.1'])(
    'takes %s',
    async (version) => {
      expect(await whyFirefoxCannotRun(programThatPrints(version))).toBeUndefined();
    },
  );

  it('reports the version that is too old, and the required one', async () => {
    expect(await whyFirefoxCannotRun(programThatPrints('Mozilla Firefox 140.12.0esr'))).toMatch(
      /is Firefox 140; Playwright needs 143 or later\.$/,
    );
  });

  it('refuses a program that is not Firefox', async () => {
    expect(await whyFirefoxCannotRun(programThatPrints('snap is not installed'))).toMatch(
      /does not print the version of a Firefox\.$/,
    );
  });
});
