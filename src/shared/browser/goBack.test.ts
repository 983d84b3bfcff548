import { goBack } from './goBack';

type Page = Window & typeof globalThis;

/**
 * A tab whose history entries are this page (`same`) or other pages of ours; by default the last is
 * current.
 */
function tab(entries: ('same' | 'other')[], index = entries.length - 1) {
  const go = jest.fn();
  const navigation = {
    currentEntry: { index },
    entries: () => entries.map((entry) => ({ sameDocument: entry === 'same' })),
  };
  return { go, page: { navigation, history: { go } } as unknown as Page };
}

test.each([
  ['the page before', ['other', 'same'], -1],
  ['past entries of the same page', ['other', 'same', 'same', 'same'], -3],
] as const)('goes back to %s', (_, entries, steps) => {
  const { page, go } = tab([...entries]);
  expect(goBack(page)).toBe(true);
  expect(go).toHaveBeenCalledWith(steps);
});

test('ignores forward entries', () => {
  const { page, go } = tab(['same', 'same', 'other'], 1);
  expect(goBack(page)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test.each([
  ['there is only this page', tab(['same', 'same']).page],
  ['the browser does not report entries', { history: { go: () => undefined } } as unknown as Page],
])('stays where it is when %s', (_, page) => expect(goBack(page)).toBe(false));
