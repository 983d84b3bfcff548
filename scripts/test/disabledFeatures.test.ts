/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DISABLED_FEATURES } from './disabledFeatures';

test('everything that Playwright disables in Chromium stays disabled', () => {
  const folder = join(createRequire(__filename).resolve('playwright-core/package.json'), '..');
  const code = readFileSync(join(folder, 'lib', 'coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(code) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  expect(DISABLED_FEATURES).toEqual(expect.arrayContaining(names));
});
