/** @jest-environment node */
import { readNumber } from './readNumber';

test.each([
  [undefined, 5],
  ['', 5],
  ['0', 0],
  [' 12 ', 12],
  ['2147483647', 2_147_483_647],
])('the number %j is %d', (text, number) => {
  expect(readNumber('ROUNDS', 5, 0, { ROUNDS: text })).toBe(number);
});

test.each(['abc', '-1', '1.5', '1e3', '0x10', '2147483648', 'NaN'])('refuses %s', (text) => {
  expect(() => readNumber('ROUNDS', 5, 0, { ROUNDS: text })).toThrow(
    `ROUNDS must be a whole number from 0 to 2147483647, not "${text}".`,
  );
});
