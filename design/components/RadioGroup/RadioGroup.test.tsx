import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

function Gender({ error }: { error?: string }) {
  const [value, setValue] = useState<'male' | 'female' | ''>('');
  return (
    <RadioGroup
      label="Gender"
      mark="Required"
      name="gender"
      options={options}
      value={value}
      onChange={setValue}
      id="gender"
      error={error}
      required
    />
  );
}

test('the label names the group, and links can lead to the first button', () => {
  render(<Gender />);
  expect(screen.getByRole('group', { name: 'Gender' })).toContainElement(
    screen.getByRole('radio', { name: 'Male' }),
  );
  expect(screen.getByRole('radio', { name: 'Male' })).toHaveAttribute('id', 'gender');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeRequired();
  expect(screen.getByRole('radio', { name: 'Female' })).toHaveAttribute('aria-invalid', 'false');
});

test('is one tab stop, and arrows choose', async () => {
  render(<Gender />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Female' })).toHaveFocus();
});

test('an error describes the group and every button', () => {
  render(<Gender error="Choose a gender" />);
  expect(screen.getByRole('group', { name: 'Gender' })).toHaveAccessibleDescription(
    'Choose a gender',
  );
  expect(screen.getByRole('radio', { name: 'Male' })).toHaveAccessibleDescription(
    'Choose a gender',
  );
});

test('looks disabled if it is disabled', () => {
  render(
    <RadioGroup
      label="Gender"
      name="gender"
      options={options}
      value="male"
      onChange={() => undefined}
      disabled
    />,
  );
  for (const button of screen.getAllByRole('radio')) {
    expect(button).toBeDisabled();
    expect(button).toHaveStyle({ opacity: '0.6' });
  }
});
