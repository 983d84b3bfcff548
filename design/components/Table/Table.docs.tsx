import type { ComponentDocumentation } from '../../docs/documentation';
import { Table, TableScroll } from './Table';
import { Example } from './Table.example';
import code from './Table.example.tsx?raw';

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

/** Nothing in it takes the focus, so the scrolling region does, with its own name. */
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
  lead: 'Rows of data below a sticky header.',
  use: [
    'For items that people compare by columns: members, academies.',
    'Inside TableScroll, as tall as ten rows.',
  ],
  avoid: ['For layout.', 'For one column: a list.', 'If cells must wrap: they end in an ellipsis.'],
  example: { Example, code },
  guidance: {
    good: { show: people('People with headings'), why: 'Every column has a heading.' },
    bad: {
      show: (
        <Table aria-label="People without headings">
          <tbody>
            <tr>
              <td>Li Na</td>
              <td>13800000001</td>
            </tr>
          </tbody>
        </Table>
      ),
      why: 'No headings: what are these numbers?',
    },
  },
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
        about: 'data-chosen tints it; its box shows it too.',
        find: '[data-chosen] td:last-child',
        at: 'bottom',
      },
    ],
  },
  states: [
    { name: 'Rows', about: 'Even, one chosen.', show: people('People at rest') },
    {
      name: 'Row hovered',
      about: 'The pointer is on it.',
      show: people('People, a row hovered'),
      force: { state: 'hover', on: 'tbody tr' },
    },
    {
      name: 'Busy',
      about: 'Older rows stay, dimmed, while newer ones load.',
      show: people('People, busy', 'true'),
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the controls in its cells; give TableScroll tabIndex 0 if it has none, so that keys can scroll it.',
    ],
    ['Arrow keys', 'Scroll the focused region (native).'],
  ],
  accessibleName: {
    from: 'Name it with aria-label or a caption; name TableScroll as a region if it takes the focus.',
    role: 'table',
  },
  content: [
    'Headers are nouns of one or two words.',
    'Numbers use tabular figures; codes and addresses run left to right.',
    'At 320 px the whole table scrolls sideways: keep the name in the first column.',
  ],
  since: '0.1.0',
  status: 'stable',
  related: ['Pagination', 'TickBox', 'Tree'],
};
