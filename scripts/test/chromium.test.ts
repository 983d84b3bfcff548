/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const file = join(folder, process.platform === 'win32' ? 'chrome.exe' : 'google-chrome');
beforeAll(() => writeFileSync(file, ''));
afterAll(() => rmSync(folder, { recursive: true }));

describe('finding a Chromium', () => {
  it('takes the one that is named', () => {
    expect(findChromium({ CHROMIUM_PATH: file, PATH: '' })).toBe(file);
  });

  it('reports a named one that does not exist', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/gone/chromium' })).toThrow(
      'CHROMIUM_PATH names /gone/chromium, which does not exist.',
    );
  });

  it('searches the search path', () => {
    expect(findChromium({ PATH: folder })).toBe(file);
  });
});
