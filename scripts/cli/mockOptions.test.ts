/** @jest-environment node */
import { mockOptions } from './mockOptions';
import { UserError } from './userError';

test('nothing asked for: this machine only, broken contracts logged, nothing kept', () => {
  expect(mockOptions([], {})).toEqual({ lan: false, enforce: false });
});

test('the local network, enforcement and a data file are asked for', () => {
  expect(mockOptions(['--data', 'mine.json'], { LAN: '1', ENFORCE: '1' })).toMatchObject({
    lan: true,
    enforce: true,
    dataFile: 'mine.json',
  });
});

test.each([[['--data']], [['--data', '']], [['--date', 'x']], [['--data', 'a', 'b']]])(
  '%j is told to be wrong',
  (arguments_) => {
    expect(() => mockOptions(arguments_, {})).toThrow(UserError);
  },
);

test.each([{ LAN: '0' }, { LAN: '' }, { ENFORCE: ' 0 ' }])('%j asks for nothing', (environment) => {
  expect(mockOptions([], environment)).toMatchObject({ lan: false, enforce: false });
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ LAN: 'true' }, 'LAN'],
  [{ LAN: 'yes' }, 'LAN'],
  [{ ENFORCE: 'on' }, 'ENFORCE'],
  [{ ENFORCE: '2' }, 'ENFORCE'],
])('%j is no silent no', (environment, variable) => {
  expect(() => mockOptions([], environment)).toThrow(
    `${variable} must be 1, or 0, not "${Object.values(environment)[0]}".`,
  );
});
