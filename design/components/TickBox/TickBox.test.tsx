import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TickBox } from './TickBox';
import { InUse } from './TickBox.stories';

const box = (name: string) => screen.getByRole('checkbox', { name });

test('distinguishes none, some and all; a press changes some to all, then to none', async () => {
  const user = userEvent.setup();
  render(<InUse />);
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

test('Space reports the wanted state', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<TickBox label="Select Li Lei" state="all" onChange={onChange} />);
  await user.tab();
  expect(box('Select Li Lei')).toHaveFocus();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a locked box can be reached and read, and does not change', async () => {
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

test('the third state survives a press without effect', async () => {
  render(<TickBox label="Select this page" state="some" onChange={() => undefined} />);
  await userEvent.click(box('Select this page'));
  expect(box('Select this page')).toBePartiallyChecked();
});

test('of boxes that share a tab stop, Tab reaches only one', async () => {
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
