import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubObservers } from '../../testing/observers';
import { ScrollRegion } from './ScrollRegion';

/** A box of 100 by 100 px, with content of another size. */
function openRegion(content: { width: number; height: number }, children = <p>Long</p>) {
  let look: () => void = () => undefined;
  stubObservers();
  Object.assign(window, {
    ResizeObserver: class extends ResizeObserver {
      constructor(report: () => void) {
        super(report);
        look = report;
      }
    },
  });
  render(
    <ScrollRegion role="region" aria-label="Text">
      {children}
    </ScrollRegion>,
  );
  const box = screen.getByRole('region', { name: 'Text' });
  for (const [name, value] of Object.entries({
    clientWidth: 100,
    clientHeight: 100,
    offsetHeight: 100,
    scrollWidth: content.width,
    scrollHeight: content.height,
  }))
    Object.defineProperty(box, name, { value });
  act(() => look());
  return box;
}
const edgesOf = (box: HTMLElement) => box.parentElement?.dataset['edges'];

afterEach(() => void Reflect.deleteProperty(window, 'ResizeObserver'));

test('marks the edges beyond which the content goes on, from right to left too', () => {
  const box = openRegion({ width: 300, height: 300 });
  expect(edgesOf(box)).toBe('bottom end covered');
  fireEvent.scroll(box, { target: { scrollTop: 200, scrollLeft: -50 } });
  expect(edgesOf(box)).toBe('top start end covered');
});

test('is a tab stop only if it scrolls and contains none', async () => {
  const box = openRegion({ width: 100, height: 300 });
  await userEvent.tab();
  expect(box).toHaveFocus();
});

test.each([
  ['fits', { width: 100, height: 100 }, <p key="text">Short</p>],
  [
    'has a control',
    { width: 100, height: 300 },
    <a key="link" href="#more">
      More
    </a>,
  ],
])('is no tab stop if it %s', async (_why, size, children) => {
  const box = openRegion(size, children);
  await userEvent.tab();
  expect(box).not.toHaveFocus();
});
