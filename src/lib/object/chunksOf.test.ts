/** @jest-environment node */
import { chunksOf } from './chunksOf';

test('splits a list into chunks in order', () => {
  const names = Array.from({ length: 1001 }, (_, index) => `n${index}`);
  expect(chunksOf(names, 500).map((chunk) => chunk.length)).toEqual([500, 500, 1]);
  expect(chunksOf(names, 500).flat()).toEqual(names);
});
