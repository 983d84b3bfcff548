import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

const submitting = (button: React.ReactElement) => {
  const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      {button}
    </form>,
  );
  return onSubmit;
};

test('a plain button does not submit the form around it', async () => {
  const onSubmit = submitting(<Button>Get code</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Get code' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['without an icon', undefined],
  ['with an icon', <svg key="icon" />],
])('env-84 a changed label %s appears on a translated page', (_icon, icon) => {
  const { rerender } = render(<Button icon={icon}>Get code</Button>);
  const label = [...screen.getByText('Get code').childNodes].at(-1) as Text;
  const translation = document.createElement('font');
  translation.textContent = 'Code anfordern';
  label.replaceWith(translation);
  rerender(<Button icon={icon}>Resend in 59s</Button>);
  expect(screen.getByRole('button')).toHaveTextContent(/^Resend in 59s$/);
});

test('a dimmed button is announced as disabled and still responds to a click', async () => {
  const onClick = jest.fn();
  render(
    <Button dimmed onClick={onClick}>
      Log in
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Log in' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a loading button ignores clicks and keys, and keeps focus and name', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Log in</Button>);
  await userEvent.tab();
  rerender(
    <Button loading onClick={onClick}>
      Log in
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Log in', busy: true });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onClick).not.toHaveBeenCalled();
});

test('Enter in a field does not submit while the submit button is loading', async () => {
  const onSubmit = submitting(
    <Button type="submit" loading>
      Log in
    </Button>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '1{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an ordinary button has no aria-disabled and submits if its type says so', async () => {
  const onSubmit = submitting(<Button type="submit">Log in</Button>);
  const button = screen.getByRole('button', { name: 'Log in' });
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
