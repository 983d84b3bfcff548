import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchField } from './SearchField';
import { Example } from './SearchField.example';

const field = () => screen.getByRole('searchbox', { name: 'Search' });

test('has its label as name, which is also visible while the field is empty', () => {
  render(<SearchField label="Search" />);
  expect(field()).toHaveAttribute('placeholder', 'Search');
  expect(field()).toHaveAttribute('autocomplete', 'off');
});

test('accepts input attributes, and reports composition events', async () => {
  const user = userEvent.setup();
  const heard: string[] = [];
  render(
    <SearchField
      label="Search"
      maxLength={3}
      placeholder="Name or number"
      onKeyDown={({ key }) => heard.push(key)}
      onCompositionStart={() => heard.push('composing')}
      onCompositionEnd={() => heard.push('composed')}
    />,
  );
  expect(field()).toHaveAttribute('placeholder', 'Name or number');
  await user.type(field(), 'abcd{Enter}');
  expect(field()).toHaveValue('abc');
  fireEvent.compositionStart(field());
  fireEvent.compositionEnd(field());
  expect(heard.slice(-3)).toEqual(['Enter', 'composing', 'composed']);
});

test('a button empties it, returns the focus, and exists only while there is text', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const members = screen.getByRole('searchbox');
  await user.type(members, 'Li');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(members).toHaveValue('');
  expect(members).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  await user.keyboard('Li');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(members).toHaveValue('');
});
