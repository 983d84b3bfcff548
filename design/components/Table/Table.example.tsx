import { Table, TableScroll } from '#design';

const MEMBERS = [
  { name: 'Li Na', department: 'Sales', courses: 12 },
  { name: 'Zhang Wei', department: 'Finance', courses: 4 },
  { name: 'Anna Schmidt', department: 'Research', courses: 108 },
];

export function Example() {
  return (
    <TableScroll role="region" aria-label="Members">
      <Table aria-label="Members">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Department</th>
            <th scope="col" data-number="">
              Courses
            </th>
          </tr>
        </thead>
        <tbody>
          {MEMBERS.map(({ name, department, courses }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{department}</td>
              <td data-number="">{courses}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
