import { act, render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';

const table = (
  <DataTable
    label="Keys"
    columns={['Sample', 'Key', 'Effect']}
    header={1}
    anchors
    rows={[
      { id: 'key-tab', cells: ['⇥', 'Tab', 'Goes on'] },
      { id: 'key-escape', cells: ['⎋', 'Escape', 'Closes'] },
    ]}
  />
);

afterEach(() => window.history.replaceState(null, '', '/'));

test('has roles and names of columns of its own, which a phone keeps', () => {
  render(table);
  const row = screen.getByRole('row', { name: /Tab/ });
  for (const element of [screen.getByRole('table'), row, ...row.children])
    expect(element).toHaveAttribute('role');
  expect(within(row).getByRole('rowheader', { name: 'Tab' })).toBeInTheDocument();
  const names = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.dataset['label']);
  expect(names).toEqual(['Sample', 'Effect']);
});

test('marks the row of the address', () => {
  window.history.replaceState(null, '', '#key-escape');
  render(table);
  const marked = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.hasAttribute('aria-current'))
      .map(({ id }) => id);
  expect(marked()).toEqual(['key-escape']);
  act(() => {
    window.history.replaceState(null, '', '#key-tab');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(marked()).toEqual(['key-tab']);
});
