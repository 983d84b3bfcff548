import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloseIcon } from '../../icons/icons';
import { IconButton } from './IconButton';

test('has its label as name and can be pressed by keyboard', async () => {
  const onClick = jest.fn();
  render(<IconButton label="Close" icon={<CloseIcon />} onClick={onClick} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});
