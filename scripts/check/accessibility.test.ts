/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { accessibilityProblems, criteria } from './accessibility';

const DOCUMENT = readFileSync('docs/accessibility.md', 'utf8');
const readTest = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

test('the conformance page has every criterion of WCAG 2.2 A and AA once, with tests that exist', () => {
  expect(new Set(criteria).size).toBe(55);
  expect(accessibilityProblems(DOCUMENT, readTest)).toEqual([]);
});

test.each([
  ['a missing criterion', /^\| 2\.4\.7 .*\n/m, '', '2.4.7 is missing'],
  [
    'a removed criterion',
    '| 4.1.2 Name',
    '| 4.1.1 Name',
    '4.1.1 is not a criterion of A or AA, or appears twice',
  ],
  ['an unknown state', /(2\.4\.7 .*?\| )supported/, '$1mostly', '2.4.7 cannot be "mostly"'],
  ['a claim without a test', /(2\.4\.7 .*\| ).+ \|$/m, '$1 |', '2.4.7 names no test'],
  [
    'a test that does not exist',
    'is solved with the keyboard',
    'is solved by magic',
    'e2e/slider.spec.ts has no test "is solved by magic"',
  ],
  [
    'a file that does not exist',
    'e2e/brand.spec.ts',
    'e2e/brands.spec.ts',
    'e2e/brands.spec.ts has no test',
  ],
])('finds %s', (_, from, to, says) => {
  expect(accessibilityProblems(DOCUMENT.replace(from, to), readTest).join('\n')).toContain(says);
});
