import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TickBox } from './TickBox';
import { States } from './TickBox.stories';

const box = (name: string) => screen.getByRole('checkbox', { name });

test('none, some and all are told apart, and pressing some of many chooses all, then none', async () => {
  const user = userEvent.setup();
  render(<States />);
  expect(box('None')).not.toBeChecked();
  expect(box('None')).not.toBePartiallyChecked();
  expect(box('All')).toBeChecked();
  expect(box('Of many')).toBePartiallyChecked();
  await user.click(box('Of many'));
  expect(box('Of many')).toBeChecked();
  expect(box('Of many')).not.toBePartiallyChecked();
  await user.click(box('Of many'));
  expect(box('Of many')).not.toBeChecked();
});

test('Space says what is wanted', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<TickBox label="Select Li Lei" state="all" onChange={onChange} />);
  await user.tab();
  expect(box('Select Li Lei')).toHaveFocus();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a locked box is reached and read, and stays as it is', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<TickBox label="Locked" state="all" locked onChange={onChange} />);
  await user.tab();
  expect(box('Locked')).toHaveFocus();
  await user.keyboard(' ');
  expect(box('Locked')).toBeChecked();
  expect(box('Locked')).toHaveAttribute('aria-disabled', 'true');
  expect(onChange).not.toHaveBeenCalled();
});

test('the third state survives a press of which nothing comes', async () => {
  render(<TickBox label="Select this page" state="some" onChange={() => undefined} />);
  await userEvent.click(box('Select this page'));
  expect(box('Select this page')).toBePartiallyChecked();
});

test('of boxes that share a tab stop, only that one is in the way of Tab', async () => {
  const user = userEvent.setup();
  render(
    <>
      <TickBox label="One" state="none" tabIndex={-1} onChange={() => undefined} />
      <TickBox label="Two" state="none" tabIndex={0} onChange={() => undefined} />
    </>,
  );
  await user.tab();
  expect(box('Two')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
