import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
