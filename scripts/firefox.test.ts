/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from './firefox';

const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
const file = join(folder, process.platform === 'win32' ? 'firefox.exe' : 'firefox');
beforeAll(() => writeFileSync(file, ''));
afterAll(() => rmSync(folder, { recursive: true }));

describe('finding a Firefox', () => {
  it('takes the one that is named', () => {
    expect(findFirefox({ FIREFOX_PATH: file, PATH: '' })).toBe(file);
  });

  it('says so when the named one does not exist', () => {
    expect(() => findFirefox({ FIREFOX_PATH: '/gone/firefox' })).toThrow('FIREFOX_PATH names /gone/firefox, which does not exist.');
  });

  it('looks along the search path', () => {
    expect(findFirefox({ PATH: folder })).toBe(file);
  });
});
