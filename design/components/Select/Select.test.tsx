import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './Select';

const options = [
  { value: 'en_US', label: 'English', lang: 'en' },
  { value: 'ar_SA', label: 'العربية', lang: 'ar' },
];

test('reports the chosen value and has a hidden label as name', async () => {
  const onChange = jest.fn();
  render(
    <Select label="Language" labelHidden value="en_US" options={options} onChange={onChange} />,
  );
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(select).toHaveDisplayValue('English');
  await userEvent.selectOptions(select, 'العربية');
  expect(onChange).toHaveBeenCalledWith('ar_SA');
});

test('each option is marked with its own language', () => {
  render(<Select label="Language" value="en_US" options={options} onChange={() => undefined} />);
  expect(screen.getByRole('option', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
});

test('an arrow key only shows the next option if the choice waits; Enter or leaving chooses', async () => {
  const handleChange = jest.fn();
  function Waiting() {
    const [value, setValue] = useState('a');
    return (
      <Select
        label="Language"
        waits
        value={value}
        options={['a', 'b', 'c'].map((each) => ({ value: each, label: each }))}
        onChange={(next) => {
          handleChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Waiting />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  /** As browsers do for a closed list; jsdom has no keys for it. */
  const arrowTo = (value: string) => {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
  };
  select.focus();
  arrowTo('b');
  expect(select).toHaveValue('b');
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent.keyDown(select, { key: 'Enter' });
  expect(handleChange).toHaveBeenLastCalledWith('b');
  arrowTo('c');
  fireEvent.blur(select);
  expect(handleChange).toHaveBeenLastCalledWith('c');
  arrowTo('a');
  fireEvent.pointerDown(select);
  fireEvent.change(select, { target: { value: 'b' } });
  expect(handleChange).toHaveBeenCalledTimes(3);
  expect(handleChange).toHaveBeenLastCalledWith('b');
});
