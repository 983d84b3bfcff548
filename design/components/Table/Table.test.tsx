import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Table, TableScroll } from './Table';

test('older rows stay readable while newer ones load, and look older', () => {
  render(
    <TableScroll aria-busy="true">
      <Table>
        <tbody>
          <tr>
            <td>Li Lei</td>
          </tr>
        </tbody>
      </Table>
    </TableScroll>,
  );
  expect(screen.getByRole('cell', { name: 'Li Lei' })).toBeVisible();
  expect(Number(getComputedStyle(screen.getByRole('rowgroup')).opacity)).toBeLessThan(1);
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
