import { testTitles } from './faults/testTitles';

/** WCAG 2.2, levels A and AA, in its order (without 4.1.1, which WCAG 2.2 removed). */
export const criteria: readonly string[] = [
  ...[
    '1.1.1',
    '1.2.1',
    '1.2.2',
    '1.2.3',
    '1.2.4',
    '1.2.5',
    '1.3.1',
    '1.3.2',
    '1.3.3',
    '1.3.4',
    '1.3.5',
    '1.4.1',
    '1.4.2',
    '1.4.3',
    '1.4.4',
    '1.4.5',
  ],
  ...[
    '1.4.10',
    '1.4.11',
    '1.4.12',
    '1.4.13',
    '2.1.1',
    '2.1.2',
    '2.1.4',
    '2.2.1',
    '2.2.2',
    '2.3.1',
    '2.4.1',
    '2.4.2',
    '2.4.3',
    '2.4.4',
    '2.4.5',
    '2.4.6',
  ],
  ...[
    '2.4.7',
    '2.4.11',
    '2.5.1',
    '2.5.2',
    '2.5.3',
    '2.5.4',
    '2.5.7',
    '2.5.8',
    '3.1.1',
    '3.1.2',
    '3.2.1',
    '3.2.2',
    '3.2.3',
    '3.2.4',
    '3.2.6',
  ],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

const ROW = /^\| (\d\.\d\.\d+) .+? \(A{1,2}\) +\| (.+?) +\| (.+?) +\| (.*) +\|$/gm;
const TEST = /`((?:e2e|src|design|scripts)\/[^`]+)`: (.+?)(?=<br>| +\||$)/gm;
const SHOWN = new Set(['supported', 'partly']);

/**
 * Finds the problems of the conformance page.
 * @param document its text
 * @param readTest returns the text of a test file, or undefined if it does not exist
 */
export function accessibilityProblems(
  document: string,
  readTest: (path: string) => string | undefined,
): string[] {
  const rows = [...document.matchAll(ROW)].map(([, number = '', state = '', , tests = '']) => ({
    number,
    state,
    tests,
  }));
  const numbers = rows.map(({ number }) => number);
  const titles = new Map<string, ReadonlySet<string>>();
  const titlesOf = (path: string): ReadonlySet<string> => {
    const known =
      titles.get(path)
      ?? new Set(testTitles(path, readTest(path) ?? '', new Set()).map(({ title }) => title));
    titles.set(path, known);
    return known;
  };
  return [
    ...criteria
      .filter((criterion) => !numbers.includes(criterion))
      .map((criterion) => `${criterion} is missing`),
    ...numbers
      .filter((number, index) => !criteria.includes(number) || numbers.indexOf(number) !== index)
      .map((number) => `${number} is not a criterion of A or AA, or appears twice`),
    ...rows
      .filter(({ state }) => !SHOWN.has(state) && state !== 'not applicable')
      .map(({ number, state }) => `${number} cannot be "${state}"`),
    ...rows
      .filter(({ state, tests }) => SHOWN.has(state) && tests.trim() === '')
      .map(({ number }) => `${number} names no test`),
    ...[...document.matchAll(TEST)]
      .filter(([, path = '', title = '']) => !titlesOf(path).has(title))
      .map(([, path, title]) => `${path} has no test "${title}"`),
  ];
}
