/** @jest-environment node */
import { readFileSync } from 'node:fs';

const OUTCOMES = readFileSync('mock-server/OUTCOMES.md', 'utf8');
const README = readFileSync('docs/mock.md', 'utf8');

it('docs/mock.md names no code that the mock does not answer', () => {
  const named = [...README.matchAll(/(?<!\d)99\d{4}(?!\d)/g)].map(([code]) => code);
  expect(named.filter((code) => !OUTCOMES.includes(`\`${code}\``))).toEqual([]);
});
