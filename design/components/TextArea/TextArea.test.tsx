import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea';

test('only the label is the name; mark and count are only visible', () => {
  render(
    <TextArea label="Reason" mark="Required" count="0 / 500" hint="In a few words" aria-required />,
  );
  const field = screen.getByRole('textbox', { name: 'Reason' });
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('In a few words');
});

test('an error is the description, and is a live region only while the field has the focus', async () => {
  render(<TextArea label="Reason" error="Enter the reason" />);
  const field = screen.getByRole('textbox', { name: 'Reason' });
  const error = screen.getByText('Enter the reason').parentElement;
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter the reason');
  expect(error).toHaveAttribute('aria-live', 'off');
  await userEvent.click(field);
  expect(error).toHaveAttribute('aria-live', 'polite');
});
