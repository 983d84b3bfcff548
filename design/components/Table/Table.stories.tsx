import { Table, TableScroll } from './Table';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Table.docs';

export default { title: 'Components / Table' };

export const Documentation = documentationStory(docs);

const PEOPLE = Array.from({ length: 40 }, (_, index) => ({
  name: `Person ${index + 1}`,
  number: `E${100_000 + index}`,
}));

/**
 * The header stays while the rows scroll; a chosen row is tinted; a long name ends in an ellipsis.
 */
export const Rows = () => (
  <TableScroll role="region" aria-label="People">
    <Table>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Name</th>
          <th scope="col">Employee ID</th>
        </tr>
      </thead>
      <tbody>
        {PEOPLE.map(({ name, number }, index) => (
          <tr key={number} data-chosen={index === 1 ? '' : undefined}>
            <td>{index + 1}</td>
            <th scope="row">
              {index === 2 ? 'Maria da Conceição dos Santos Magalhães de Albuquerque' : name}
            </th>
            <td>{number}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </TableScroll>
);

/** Older rows stay, dimmed, while newer ones load. */
export const Busy = () => (
  <TableScroll aria-busy="true">
    <Table>
      <tbody>
        {PEOPLE.slice(0, 4).map(({ name, number }) => (
          <tr key={number}>
            <td />
            <th scope="row">{name}</th>
            <td>{number}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </TableScroll>
);
