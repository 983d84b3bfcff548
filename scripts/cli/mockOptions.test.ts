/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockOptions } from './mockOptions';
import { UserError } from './userError';

test('by default: this machine only, contract violations logged, nothing stored', () => {
  expect(mockOptions([], {})).toEqual({ lan: false, enforce: false });
});

test('reads the local network, enforcement and a data file', () => {
  expect(mockOptions(['--data', 'mine.json'], { LAN: '1', ENFORCE: '1' })).toMatchObject({
    lan: true,
    enforce: true,
    dataFile: 'mine.json',
  });
});

test.each([[['--data']], [['--data', '']], [['--date', 'x']], [['--data', 'a', 'b']]])(
  'refuses %j',
  (arguments_) => {
    expect(() => mockOptions(arguments_, {})).toThrow(UserError);
  },
);

test.each([{ LAN: '0' }, { LAN: '' }, { ENFORCE: ' 0 ' }])('by default with %j', (environment) => {
  expect(mockOptions([], environment)).toMatchObject({ lan: false, enforce: false });
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ LAN: 'true' }, 'LAN'],
  [{ LAN: 'yes' }, 'LAN'],
  [{ ENFORCE: 'on' }, 'ENFORCE'],
  [{ ENFORCE: '2' }, 'ENFORCE'],
])('refuses %j instead of ignoring it', (environment, variable) => {
  expect(() => mockOptions([], environment)).toThrow(
    `${variable} must be 1 or 0, not "${Object.values(environment)[0]}".`,
  );
});

const URL_OF_SERVICE = 'https://staging.academy.example';

test('reads whether other ports of this machine may use the mock', () => {
  expect(mockOptions([], { CORS: '1' })).toEqual({ lan: false, enforce: false, cors: true });
});

test('reads the upstream from variables', () => {
  expect(
    mockOptions([], {
      UPSTREAM: URL_OF_SERVICE,
      UPSTREAM_ONLY: 'getProfile, getOverseas',
      UPSTREAM_UNKNOWN: '1',
    }).upstream,
  ).toEqual({
    url: URL_OF_SERVICE,
    operations: ['getProfile', 'getOverseas'],
    unknownPaths: true,
  });
});

test('reads the upstream from a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'upstream-')), 'upstream.json');
  const settings = { url: URL_OF_SERVICE, operations: ['getProfile'] };
  writeFileSync(file, JSON.stringify(settings));
  expect(mockOptions(['--upstream', file], {}).upstream).toEqual(settings);
  expect(() => mockOptions(['--upstream', file], { UPSTREAM: URL_OF_SERVICE })).toThrow(/not both/);
  writeFileSync(file, '{}');
  expect(() => mockOptions(['--upstream', file], {})).toThrow(/upstream\.json .*no field "url"/);
});

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ UPSTREAM: 'staging' }, /UPSTREAM: url "staging" is not an address/],
  [{ UPSTREAM: 'ftp://academy.example' }, /UPSTREAM: url must begin with http/],
  [
    { UPSTREAM: URL_OF_SERVICE, UPSTREAM_ONLY: 'getProfil' },
    /UPSTREAM_ONLY: .* no operation "getProfil"/,
  ],
  [{ UPSTREAM_ONLY: 'getProfile' }, /UPSTREAM_ONLY needs UPSTREAM/],
])('refuses the upstream of %j', (environment, message) => {
  expect(() => mockOptions([], environment)).toThrow(message);
});
