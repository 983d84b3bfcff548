import { goBack } from './goBack';

type Page = Window & typeof globalThis;

/** A tab whose entries are of this page (`same`) or of others of ours; the current one is the last unless said. */
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

test('looks at nothing that lies ahead', () => {
  const { page, go } = tab(['same', 'same', 'other'], 1);
  expect(goBack(page)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test.each([
  ['only this page is there', tab(['same', 'same']).page],
  ['the browser does not tell', { history: { go: () => undefined } } as unknown as Page],
])('stays where it is when %s', (_, page) => expect(goBack(page)).toBe(false));
