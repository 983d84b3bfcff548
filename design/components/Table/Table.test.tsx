import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Table, TableScroll } from './Table';
import { Busy, Rows } from './Table.stories';

test('is a native table: rows are named by their headers, and cells belong to columns', () => {
  render(<Rows />);
  const [header, first] = screen.getAllByRole('row');
  expect(
    within(header!)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['#', 'Name', 'Employee ID']);
  expect(within(first!).getByRole('rowheader', { name: 'Person 1' })).toBeVisible();
  expect(within(first!).getByRole('cell', { name: 'E100000' })).toBeVisible();
});

test('older rows stay readable while newer ones load, and look older', () => {
  render(<Busy />);
  const body = screen.getByRole('rowgroup');
  expect(screen.getByRole('rowheader', { name: 'Person 1' })).toBeVisible();
  expect(Number(getComputedStyle(body).opacity)).toBeLessThan(1);
});

test('accepts a name, sorting and keys as a native table does', async () => {
  const user = userEvent.setup();
  const onKeyDown = jest.fn();
  render(
    <TableScroll>
      <Table aria-label="People" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" aria-sort="descending">
              <button type="button">Name</button>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Li Lei</td>
          </tr>
        </tbody>
      </Table>
    </TableScroll>,
  );
  expect(
    within(screen.getByRole('table', { name: 'People' })).getByRole('columnheader', {
      name: 'Name',
    }),
  ).toHaveAttribute('aria-sort', 'descending');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});
