import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary';

const items = [{ fieldId: 'name', text: 'Enter the name' }];

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      <ErrorSummary title="Please fill in the required fields" items={items} attempt={attempt} />
      <input id="name" aria-label="Name" />
    </>
  );
}

test('takes the focus when it appears and after each refused attempt', async () => {
  const { rerender } = render(<Form attempt={1} />);
  const summary = screen.getByRole('group', { name: 'Please fill in the required fields' });
  expect(summary).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  rerender(<Form attempt={1} />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  rerender(<Form attempt={2} />);
  expect(summary).toHaveFocus();
});

test('its links move the focus to the fields and keep the address', async () => {
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enter the name' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(location.hash).toBe('');
});
