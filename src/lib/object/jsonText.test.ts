/** @jest-environment node */
import { parseJson } from './jsonText';

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['"x"', 'x'],
  ['0', 0],
  ['null', null],
  ['false', false],
])('reads %s', (text, value) => expect(parseJson(text)).toEqual(value));

it.each([undefined, null, '', '{', 'undefined', '<html>'])('returns undefined for %j', (text) =>
  expect(parseJson(text)).toBeUndefined(),
);
