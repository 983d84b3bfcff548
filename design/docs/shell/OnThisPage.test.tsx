import { act, render, screen } from '@testing-library/react';
import { stubObservers } from '../../testing/observers';
import { OnThisPage } from './OnThisPage';

beforeEach(stubObservers);

test('goes to the place that the address names, also when only the place changes', () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this.id);
  };
  const goTo = (anchor: string) =>
    act(() => {
      window.history.pushState(null, '', `#${anchor}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  goTo('second');
  render(
    <>
      <main>
        <article>
          <h2 id="first">First</h2>
          <h2 id="second">Second</h2>
        </article>
      </main>
      <OnThisPage />
    </>,
  );
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(2);
  expect(seen).toEqual(['second']);
  goTo('first');
  expect(seen).toEqual(['second', 'first']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
