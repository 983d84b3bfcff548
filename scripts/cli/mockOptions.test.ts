/** @jest-environment node */
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
    `${variable} must be 1, or 0, not "${Object.values(environment)[0]}".`,
  );
});
