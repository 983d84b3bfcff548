import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TokenTable } from './TokenTable';

const NAME = 'color.border.field';

test('a press on a name copies the call, and says so', async () => {
  const copied = `token('${NAME}')`;
  const user = userEvent.setup();
  render(<TokenTable label="Borders" names={[NAME]} />);
  await user.click(screen.getByRole('button', { name: `Copy ${copied}` }));
  expect(await navigator.clipboard.readText()).toBe(copied);
  expect(screen.getByText(`${copied} copied`)).toHaveAttribute('role', 'status');
});
