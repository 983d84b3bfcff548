import type { ReactNode } from 'react';
import type { Phrases } from '../../../translations/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Skeleton } from '../Skeleton/Skeleton';
import { TickBox } from '../TickBox/TickBox';
import { TruncatedText } from '../TruncatedText/TruncatedText';
import { Table, TableScroll } from './Table';

interface People {
  /** How many, and how many of them are ticked; without it there is no column of boxes. */
  rows?: number;
  ticked?: number;
  name?: ReactNode;
  short?: boolean;
  plain?: boolean;
  busy?: boolean;
  loading?: boolean;
}

const peopleIn = (
  t: Phrases,
  id: string,
  { rows = 2, ticked, name, short, plain, busy, loading }: People,
) => (
  <TableScroll role="region" aria-label={id} aria-busy={busy}>
    <Table>
      <thead>
        <tr>
          {ticked === undefined ? null : (
            <th scope="col">
              <TickBox
                label={t['pickers.selectPage']}
                state={ticked === 0 ? 'none' : ticked < rows ? 'some' : 'all'}
                onChange={() => undefined}
              />
            </th>
          )}
          <th scope="col">{t['pickers.column.person']}</th>
          {short ? null : (
            <>
              <th scope="col">{t['pickers.column.jobNumber']}</th>
              <th scope="col">{t['pickers.column.department']}</th>
            </>
          )}
          <th scope="col" data-number={plain ? undefined : ''}>
            {t['pickers.column.headCount']}
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, index) => (
          <tr key={index} data-selected={index < (ticked ?? 0) ? '' : undefined}>
            {ticked === undefined ? null : (
              <td>
                <TickBox
                  label={`${id} ${index}`}
                  state={index < ticked ? 'all' : 'none'}
                  onChange={() => undefined}
                />
              </td>
            )}
            {loading ? (
              // A header without text would name nothing.
              <td>
                <Skeleton />
              </td>
            ) : (
              <th scope="row">{name ?? `Li Na ${index + 1}`}</th>
            )}
            {short ? null : (
              <>
                <td>{loading ? <Skeleton /> : `E${100_000 + index}`}</td>
                <td>{loading ? <Skeleton /> : (name ?? 'Sales')}</td>
              </>
            )}
            <td data-number={plain ? undefined : ''}>{loading ? <Skeleton /> : 9 + index * 99}</td>
          </tr>
        ))}
        {rows === 0 ? (
          <tr>
            <td colSpan={4}>{t['pickers.nothingFound']}</td>
          </tr>
        ) : null}
      </tbody>
    </Table>
  </TableScroll>
);

export const docs: ComponentDocumentation = {
  name: 'Table',
  parts: ['TableScroll'],
  lead: 'Rows of data below a sticky header.',
  story: 'pickers--members',
  use: [
    'For items that people compare by columns: members, academies.',
    'Inside TableScroll, in which its header stays.',
  ],
  avoid: [
    'For layout.',
    'For one column: a list.',
    'If cells must wrap: they end in an ellipsis, and TruncatedText keeps their beginning.',
  ],
  guidance: {
    good: {
      show: (t) => peopleIn(t, 'good', { short: true }),
      why: 'Figures end on one line: the longer one is larger.',
    },
    bad: {
      show: (t) => peopleIn(t, 'bad', { short: true, plain: true }),
      why: 'Figures that begin on one line cannot be compared at a glance.',
    },
  },
  anatomy: {
    show: (t) => peopleIn(t, 'parts', { short: true, ticked: 1 }),
    parts: [
      ['TableScroll', 'div:has(> div > table)', 'top'],
      ['Header, which stays', 'thead th:last-child', 'end'],
      ['Box for all rows', 'thead input'],
      ['Chosen row', '[data-selected]', 'end'],
      ['Box of a row', 'tbody input'],
      ['Row', 'tbody tr:last-child', 'end'],
      ['Name of the row', 'tbody tr:last-child th', 'bottom'],
      ['Figure', 'tbody tr:last-child [data-number]', 'bottom'],
    ],
  },
  matrix: {
    variants: {
      Rest: {},
      'None selected': { ticked: 0 },
      'Some selected': { ticked: 1 },
      'All selected': { ticked: 2 },
      Empty: { rows: 0 },
      'Loading first rows': { loading: true },
      'Loading newer rows': { busy: true },
      'Long cells': {
        name: <TruncatedText>Maria da Conceição dos Santos Magalhães de Albuquerque</TruncatedText>,
      },
      'Sticky header': { rows: 9, ticked: 2 },
    },
    show: (props: People, t, id) => peopleIn(t, id, props),
  },
  keyboard: [
    ['Tab', 'Moves to the controls in its cells, or to TableScroll if it has none and scrolls.'],
    ['Arrow keys', 'Scroll the focused region (native).'],
  ],
  accessibleName:
    'Name it with aria-label or a caption. Give TableScroll the role region and the name if no cell has a control.',
  content: [
    'While newer rows load, aria-busy on TableScroll dims the older ones.',
    'data-number on a cell aligns figures at the end; codes and addresses run left to right.',
  ],
};
