import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themes } from '../../tokens/themes';
import { TokenTable } from './TokenTable';

const NAME = 'color.border.field';
const DARK = themes.dark.get(NAME) ?? '';

test.each([
  [`Copy token('${NAME}')`, `token('${NAME}')`],
  ['Copy var(--color-border-field)', 'var(--color-border-field)'],
  [`Copy ${DARK}, dark value of ${NAME}`, DARK],
])('%s copies what it shows, and says so', async (button, copied) => {
  const user = userEvent.setup();
  render(<TokenTable label="Borders" names={[NAME]} />);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await navigator.clipboard.readText()).toBe(copied);
  expect(screen.getByText(`${copied} copied`)).toHaveAttribute('role', 'status');
});
