/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { UserError } from '#scripts/cli/userError.ts';
import { build } from './build';

jest.mock('webpack', () => jest.fn(() => ({ run: jest.fn() })));
jest.mock('../../webpack.config', () => ({ webpackConfigs: () => [] }));
jest.mock('./finishBuild', () => ({}));
jest.mock('./prerenderPages', () => ({}));

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const broken = join(folder, 'deployment.json');
writeFileSync(broken, '{"nosuch":1}');

afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[environment: Record<string, string>, sentence: RegExp]>([
  [
    { DEPLOYMENT_JSON: join(folder, 'missing.json') },
    /^DEPLOYMENT_JSON names .* which cannot be used/,
  ],
  [{ DEPLOYMENT_JSON: broken }, /nosuch: unknown field/],
  [{ SECURITY_CONTACT: 'security@academy.example' }, /^SECURITY_CONTACT must be/],
])('a failed build keeps the previous one: %#', async (environment, sentence) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...environment });
  const building = build();
  await expect(building).rejects.toThrow(UserError);
  await expect(building).rejects.toThrow(sentence);
  expect(webpack).not.toHaveBeenCalled();
});
