/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockOptions } from './mockOptions';
import { UserError } from './userError';

const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
const file = join(folder, 'upstream.json');
const UPSTREAM = { url: 'https://staging.academy.example', operations: ['getOverseas'] };
beforeAll(() => writeFileSync(file, JSON.stringify(UPSTREAM)));
afterAll(() => rmSync(folder, { recursive: true }));

test('by default: this machine only, contract violations logged, nothing stored', () => {
  expect(mockOptions([], {})).toEqual({ lan: false, enforce: false });
});

test('reads options and variables', () => {
  const args = ['--data', 'mine.json', '--enforce'];
  expect(mockOptions(args, { LAN: '1', UPSTREAM: UPSTREAM.url })).toEqual({
    lan: true,
    enforce: true,
    dataFile: 'mine.json',
    upstream: { url: UPSTREAM.url },
  });
  expect(mockOptions([], { UPSTREAM: file })).toMatchObject({ upstream: UPSTREAM });
});

test.each<[string[], NodeJS.ProcessEnv]>([
  [['--data'], {}],
  [['--data', ''], {}],
  [['--date', 'x'], {}],
  [['a'], {}],
  [[], { LAN: 'true' }],
  [[], { UPSTREAM: 'missing.json' }],
  [[], { UPSTREAM: 'ftp://academy.example' }],
])('refuses %j with %j', (args, environment) => {
  expect(() => mockOptions(args, environment)).toThrow(UserError);
});
