import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { confineDoublePress } from './doublePress';

let end: () => void;
beforeEach(() => {
  end = confineDoublePress();
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
  /** Time of the press, ms. */
  at?: number;
  /** Position in px from the left. */
  x?: number;
}

/**
 * Presses a button.
 * @returns whether its handler was called
 */
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
  ['ignores the second click of a double click in another layer', 'Page', {}, { detail: 2 }, false],
  ['ignores it also if the page did not get the first click', '', {}, { detail: 2 }, false],
  ['a double click in one layer', 'Dialog', {}, { detail: 2 }, true],
  ['a single click', 'Page', {}, {}, true],
  ['a key press', 'Page', {}, { detail: 0 }, true],
  [
    'ignores the second tap of a double tap in another layer, although phones do not count taps',
    'Page',
    { pointerType: 'touch' },
    { pointerType: 'touch', at: 300 },
    false,
  ],
  [
    'ignores a second tap at a short distance',
    'Page',
    { pointerType: 'touch' },
    { pointerType: 'touch', at: 300, x: 40 },
    false,
  ],
  [
    'accepts a quick tap elsewhere',
    'Page',
    { pointerType: 'touch' },
    { pointerType: 'touch', at: 300, x: 41 },
    true,
  ],
  [
    'accepts a later tap',
    'Page',
    { pointerType: 'touch' },
    { pointerType: 'touch', at: 500 },
    true,
  ],
])('%s', (_what, first, how, then, heard) => {
  if (first !== '') expect(press(first, how)).toBe(true);
  expect(press('Dialog', then)).toBe(heard);
});

test('a third click is treated like the second', () => {
  press('Page');
  expect([press('Dialog', { detail: 2 }), press('Dialog', { detail: 3 }), press('Dialog')]).toEqual(
    [false, false, true],
  );
});
