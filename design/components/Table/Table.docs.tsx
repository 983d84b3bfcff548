import type { ComponentDocumentation } from '../../docs/documentation';
import { Table, TableScroll } from './Table';

const HEAD = (
  <thead>
    <tr>
      <th scope="col">#</th>
      <th scope="col">Name</th>
      <th scope="col">Employee ID</th>
    </tr>
  </thead>
);

const PEOPLE = ['Li Na', 'Zhang Wei', 'Maria da Conceição dos Santos Magalhães de Albuquerque'];

const ROWS = (
  <tbody>
    {PEOPLE.map((name, index) => (
      <tr key={name} data-chosen={index === 1 ? '' : undefined}>
        <td>{index + 1}</td>
        <th scope="row">{name}</th>
        <td>{`E010000${index}`}</td>
      </tr>
    ))}
  </tbody>
);

/** Nothing in it takes the focus, so what scrolls does, under a name of its own. */
const people = (label: string, busy?: 'true') => (
  <TableScroll role="region" aria-label={label} tabIndex={0} aria-busy={busy}>
    <Table>
      {HEAD}
      {ROWS}
    </Table>
  </TableScroll>
);

export const tableDocs: ComponentDocumentation = {
  name: 'Table',
  title: 'Components / Table',
  lead: 'Rows of data, under a header that stays.',
  use: [
    'For things that are compared by columns: members, academies.',
    'Inside TableScroll, as tall as ten rows.',
  ],
  avoid: [
    'For layout.',
    'For one column: a list.',
    'Where cells must wrap: they end in an ellipsis.',
  ],
  anatomy: {
    specimen: people('People'),
    parts: [
      {
        name: 'Header',
        about: 'Sticky; scope col on each cell.',
        find: 'thead th:nth-child(2)',
        at: 'top',
      },
      {
        name: 'Row header',
        about: 'The name of the row: scope row.',
        find: 'tbody th',
        at: 'bottom',
      },
      {
        name: 'Chosen row',
        about: 'data-chosen tints it; its box says it too.',
        find: '[data-chosen] td:last-child',
        at: 'bottom',
      },
    ],
  },
  states: [
    { name: 'Rows', about: 'Even, with one chosen.', show: people('People at rest') },
    {
      name: 'Row hovered',
      about: 'The pointer is on it.',
      show: people('People, a row hovered'),
      force: { state: 'hover', on: 'tbody tr' },
    },
    {
      name: 'Busy',
      about: 'Older rows stay, dimmed, while newer ones are on their way.',
      show: people('People, busy', 'true'),
    },
  ],
  keyboard: [
    [
      'Tab',
      'Comes to the controls in its cells; give TableScroll tabIndex 0 where it has none, so that it can be scrolled.',
    ],
    ['Arrow keys', 'Scroll the focused region (native).'],
  ],
  accessibleName: {
    from: 'Name it by aria-label or a caption; name TableScroll as a region when it takes the focus.',
    role: 'table',
  },
  content: [
    'Headers are nouns of one or two words.',
    'Numbers stand in tabular figures; codes and addresses left to right.',
    'At 320 px the whole scrolls sideways: keep the name in the first column.',
  ],
};
