import { fireEvent, render, screen } from '@testing-library/react';
import { ignoreEnterRepeats } from './ignoreEnterRepeats';

/** Whether the browser would perform its default action. */
const pressed = (at: HTMLElement, how: object) => fireEvent.keyDown(at, { key: 'Enter', ...how });

test.each<[string, string, object, boolean]>([
  ['the first press', 'button', {}, true],
  ['a repetition', 'button', { repeat: true }, false],
  ['a repetition of another key', 'button', { key: 'a', repeat: true }, true],
  ['a repetition in a text of several lines', 'textbox', { repeat: true }, true],
  [
    'a repetition that belongs to an input method',
    'button',
    { repeat: true, isComposing: true },
    true,
  ],
])('with %s on a %s the browser acts and the page gets the event: %#', (_what, role, how, acts) => {
  const onKeyDown = jest.fn();
  const end = ignoreEnterRepeats();
  render(
    <>
      <button type="button" onKeyDown={onKeyDown}>
        Go
      </button>
      <textarea onKeyDown={onKeyDown} />
    </>,
  );
  expect(pressed(screen.getByRole(role), how)).toBe(acts);
  expect(onKeyDown).toHaveBeenCalledTimes(acts ? 1 : 0);
  end();
  expect(pressed(screen.getByRole('button'), { repeat: true })).toBe(true);
});
