import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { keepDoublePressInLayer } from './doublePress';

let end: () => void;
beforeEach(() => {
  end = keepDoublePressInLayer();
  render(
    <>
      <button type="button">Page</button>
      <div data-overlay="">
        <button type="button">Dialog</button>
      </div>
    </>,
  );
});
afterEach(() => end());

interface How {
  detail?: number;
  pointerType?: string;
  /** When, ms. */
  at?: number;
  /** Where, px from the left. */
  x?: number;
}

/** Presses a button, and tells whether it was heard. */
function press(
  name: string,
  { detail = 1, pointerType = 'mouse', at = 0, x = 0 }: How = {},
): boolean {
  const button = screen.getByRole('button', { name });
  const heard = jest.fn();
  button.addEventListener('click', heard, { once: true });
  const event = createEvent.click(button, { detail, clientX: x });
  Object.defineProperties(event, { pointerType: { value: pointerType }, timeStamp: { value: at } });
  fireEvent(button, event);
  button.removeEventListener('click', heard);
  return heard.mock.calls.length > 0 && !event.defaultPrevented;
}

test.each<[string, string, How, How, boolean]>([
  [
    'the second click of a double one is not heard in another layer',
    'Page',
    {},
    { detail: 2 },
    false,
  ],
  ['nor is one whose first was on a page that is not ours', '', {}, { detail: 2 }, false],
  ['in its own layer it is', 'Dialog', {}, { detail: 2 }, true],
  ['another click is', 'Page', {}, {}, true],
  ['a key is', 'Page', {}, { detail: 0 }, true],
  [
    'the second tap of a double one is not heard in another layer, though phones do not count',
    'Page',
    { pointerType: 'touch' },
    { pointerType: 'touch', at: 300 },
    false,
  ],
  [
    'one that is a little beside is not heard either',
    'Page',
    { pointerType: 'touch' },
    { pointerType: 'touch', at: 300, x: 40 },
    false,
  ],
  [
    'a tap elsewhere is, however soon',
    'Page',
    { pointerType: 'touch' },
    { pointerType: 'touch', at: 300, x: 41 },
    true,
  ],
  ['a later tap is', 'Page', { pointerType: 'touch' }, { pointerType: 'touch', at: 500 }, true],
])('%s', (_what, first, how, then, heard) => {
  if (first !== '') expect(press(first, how)).toBe(true);
  expect(press('Dialog', then)).toBe(heard);
});

test('a third click goes on with what the second was', () => {
  press('Page');
  expect([press('Dialog', { detail: 2 }), press('Dialog', { detail: 3 }), press('Dialog')]).toEqual(
    [false, false, true],
  );
});
