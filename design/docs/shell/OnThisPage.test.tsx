import { act, render, screen } from '@testing-library/react';
import { stubObservers } from '../../testing/observers';
import { OnThisPage } from './OnThisPage';

beforeEach(stubObservers);

test('goes to the place that the address names, also when only the place changes', () => {
  const anchors: string[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    anchors.push(this.id);
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
  expect(anchors).toEqual(['second']);
  goTo('first');
  expect(anchors).toEqual(['second', 'first']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
