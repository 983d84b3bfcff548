/** @jest-environment node */
import { DataFileError } from '../../mock-server/space/dataFile';
import { asUserError, mockOptions } from './mockOptions';
import { UserError } from './userError';

test('nothing asked for: this machine only, broken contracts logged, nothing kept', () => {
  expect(mockOptions([], {})).toEqual({ lan: false, enforce: false, log: expect.any(Function) });
});

test('the local network, enforcement and a data file are asked for', () => {
  expect(mockOptions(['--data', 'mine.json'], { LAN: '1', ENFORCE: '1' })).toMatchObject({ lan: true, enforce: true, dataFile: 'mine.json' });
});

test.each([[['--data']], [['--data', '']], [['--date', 'x']], [['--data', 'a', 'b']]])('%j is told to be wrong', (arguments_) => {
  expect(() => mockOptions(arguments_, {})).toThrow(UserError);
});

test('only a data file that cannot be used is the developer\'s to mend', () => {
  expect(() => asUserError(new DataFileError('mine.json'))).toThrow(UserError);
  expect(() => asUserError(new TypeError('ours'))).toThrow(TypeError);
});
