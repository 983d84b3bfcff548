import { revisits } from './revisits';

/** A page whose browser reports this navigation type; undefined when it reports none. */
function pageReached(type: string | undefined): Window {
  const performance = { getEntriesByType: () => (type === undefined ? [] : [{ type }]) };
  return Object.assign(new EventTarget(), { performance }) as unknown as Window;
}

test.each([
  ['back_forward', true],
  ['navigate', false],
  ['reload', false],
  ['prerender', false],
  [undefined, false],
])('a page reached by %s was reached by Back or Forward: %s', (type, expected) =>
  expect(revisits(pageReached(type)).isRevisit()).toBe(expected),
);

test('a browser without navigation timing returns false', () => {
  expect(revisits(new EventTarget() as Window).isRevisit()).toBe(false);
  expect(
    revisits(
      Object.assign(new EventTarget(), { performance: {} }) as unknown as Window,
    ).isRevisit(),
  ).toBe(false);
});

test('a page restored from the back/forward cache counts as reached by Back or Forward', () => {
  const page = pageReached('navigate');
  const { isRevisit, onPageRestored } = revisits(page);
  const heard = jest.fn();
  const stop = onPageRestored(heard);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(isRevisit()).toBe(false);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  stop();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isRevisit()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});
