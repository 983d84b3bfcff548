import { Table, TableScroll } from '#design';

export function Example() {
  return (
    <TableScroll>
      <Table aria-label="Members">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Department</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Li Na</td>
            <td>Sales</td>
          </tr>
        </tbody>
      </Table>
    </TableScroll>
  );
}
