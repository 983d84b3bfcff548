import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure';

test('opens and closes by keyboard, announces its state, and keeps the focus', async () => {
  render(<Disclosure summary="Sent at nine">Valid until five past nine</Disclosure>);
  const line = screen.getByRole('button', { name: 'Sent at nine', expanded: false });
  expect(screen.queryByText('Valid until five past nine')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Valid until five past nine')).toHaveAttribute(
    'id',
    line.getAttribute('aria-controls'),
  );
  expect(line).toHaveFocus();
  expect(line).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  expect(screen.queryByText('Valid until five past nine')).not.toBeInTheDocument();
});
