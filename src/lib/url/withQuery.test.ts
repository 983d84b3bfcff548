/** @jest-environment node */
import { withQuery } from './withQuery';

test.each([
  ['/a', '/a?q=1'],
  ['/a?b=2', '/a?b=2&q=1'],
  ['https://x.example/#/login?c=3', 'https://x.example/?q=1#/login?c=3'],
  ['/a?b=2#one#two', '/a?b=2&q=1#one#two'],
  ['/a#', '/a?q=1#'],
  ['', '?q=1'],
])('adds to %j its parameter before the fragment', (address, wanted) => {
  expect(withQuery(address, 'q=1')).toBe(wanted);
});
