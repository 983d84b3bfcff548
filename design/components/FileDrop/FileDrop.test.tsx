import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './FileDrop';
import type { FileDropProps } from './FileDrop';

const PICTURE = new File(['x'], 'a.png', { type: 'image/png' });

function renderDrop(props: Partial<FileDropProps> = {}) {
  const onFiles = jest.fn();
  const { container } = render(
    <FileDrop chooseLabel="Choose image" accept="image/png" onFiles={onFiles} {...props}>
      or drop it here
    </FileDrop>,
  );
  return {
    onFiles,
    input: container.querySelector('input')!,
    button: screen.getByRole('button', { name: 'Choose image' }),
  };
}

const carried = { dataTransfer: { types: ['Files'], files: [PICTURE] } };

test('the button opens the file dialog, also by keyboard', async () => {
  const { input, button } = renderDrop();
  const opened = jest.spyOn(input, 'click').mockImplementation(() => undefined);
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
});

test('passes on the chosen file, also if it is the same one again', async () => {
  const { input, onFiles } = renderDrop();
  await userEvent.upload(input, PICTURE);
  await userEvent.upload(input, PICTURE);
  expect(onFiles.mock.calls).toEqual([[[PICTURE]], [[PICTURE]]]);
});

test('passes on a dropped file', () => {
  const { onFiles } = renderDrop();
  fireEvent.drop(screen.getByText('or drop it here'), carried);
  expect(onFiles).toHaveBeenCalledWith([PICTURE]);
});

test('a file dropped beside it does not replace the page', () => {
  renderDrop();
  const drop = createEvent.drop(document.body, carried);
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
});

test('a dragged file may be dropped only on it, unless it is disabled', () => {
  const { unmount } = render(
    <FileDrop chooseLabel="Choose" accept="" onFiles={jest.fn()} disabled>
      not here
    </FileDrop>,
  );
  const carry = (over: Element, types = ['Files']) => {
    const dataTransfer = { types, files: [], dropEffect: 'move' };
    const isPrevented = !fireEvent.dragOver(over, { dataTransfer });
    return [isPrevented, dataTransfer.dropEffect];
  };
  expect(carry(screen.getByText('not here'))).toEqual([true, 'none']);
  unmount();
  renderDrop();
  expect(carry(screen.getByText('or drop it here'))).toEqual([true, 'copy']);
  expect(carry(document.body)).toEqual([true, 'none']);
  // Text may be dropped into fields.
  expect(carry(document.body, ['text/plain'])).toEqual([false, 'move']);
});

test('if disabled, it accepts nothing and keeps its button focusable', async () => {
  const { onFiles, button, input } = renderDrop({ disabled: true });
  const opened = jest.spyOn(input, 'click');
  fireEvent.drop(screen.getByText('or drop it here'), carried);
  await userEvent.click(button);
  expect(onFiles).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('can call a function instead of opening the file dialog', async () => {
  const onPress = jest.fn();
  const { button } = renderDrop({ onPress });
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});
