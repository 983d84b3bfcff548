import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubObservers } from '../../testing/observers';
import { OnThisPage } from './OnThisPage';

beforeEach(stubObservers);

test('lists the sections when it is opened, and goes to the place of each new address', async () => {
  const user = userEvent.setup();
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
  await user.click(screen.getByRole('button', { name: 'On this page' }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
  ]);
  expect(anchors).toEqual(['second']);
  goTo('first');
  expect(anchors).toEqual(['second', 'first']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
