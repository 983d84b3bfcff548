import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField';

const errorOf = (input: HTMLElement) => {
  const error = document.getElementById(
    input.getAttribute('aria-describedby')?.split(' ')[0] ?? '',
  );
  if (!error) throw new Error('The input has no description');
  return error;
};

test('only the visible label names the input, whatever is around it', () => {
  render(
    <TextField
      label="Mobile number"
      prefix="+86"
      suffix={<button type="button">Get code</button>}
      hint="Digits only"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(input).toHaveAccessibleDescription('Digits only');
  expect(input).toBeValid();
});

test('an error makes the input invalid and precedes the hint in its description', () => {
  render(<TextField label="Email" error="Email address invalid" hint="Work address" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Email address invalid Work address');
});

test('an error is a live region only while the input has the focus, so that it is announced once', async () => {
  render(<TextField label="Email" error="Email address invalid" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(errorOf(input)).toHaveAttribute('aria-live', 'off');
  await userEvent.click(input);
  expect(errorOf(input)).toHaveAttribute('aria-live', 'polite');
  await userEvent.tab();
  expect(errorOf(input)).toHaveAttribute('aria-live', 'off');
});

test('passes focus and blur to the caller and the input to its ref', async () => {
  const [onFocus, onBlur] = [jest.fn(), jest.fn()];
  const ref = { current: null as HTMLInputElement | null };
  render(<TextField label="Email" ref={ref} onFocus={onFocus} onBlur={onBlur} />);
  await userEvent.click(screen.getByText('Email'));
  expect(ref.current).toHaveFocus();
  await userEvent.tab();
  expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1]);
});

test('the prefix has the direction of the input', () => {
  render(
    <div dir="rtl">
      <TextField label="Mobile number" prefix="+86" dir="ltr" />
    </div>,
  );
  expect(screen.getByText('+86').closest('[dir]')).toHaveAttribute('dir', 'ltr');
});
