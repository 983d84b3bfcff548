import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAnchor } from '../.ladle/addressView';
import { narrow } from '../foundations/media';
import { visuallyHidden } from '../foundations/mixins';
import { token } from '../tokens/token';
import { Grid, Scroll } from './styled';

/** The space for the names of columns on a phone, by the longest one. */
const namesSize = ({ $longest }: { $longest: number }) =>
  `min(calc(${$longest}ch + ${token('space.2')}), 6rem)`;

const GUTTER = token('space.3');

/** The mark of a row extends beyond its text. */
const Region = styled(Scroll)`
  isolation: isolate;
  margin-inline: calc(-1 * ${GUTTER});
  padding-inline: ${GUTTER};
`;

const Rows = styled(Grid)<{ $longest: number }>`
  tbody tr {
    position: relative;
  }
  tr[aria-current] > th::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline: calc(-1 * ${GUTTER});
    border-inline-start: ${token('line.quote')} solid ${token('color.border.selected')};
    border-radius: ${token('radius.small')};
    background: ${token('color.surface.selected')};
  }
  @media ${narrow} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    /* The cell that names the row comes first. */
    tbody tr {
      display: flex;
      flex-direction: column;
      gap: ${token('space.1')};
      padding-block: ${token('space.3')};
      border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
    }
    tbody :is(th, td) {
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
    }
    code {
      overflow-wrap: anywhere;
    }
    tbody th {
      order: -1;
      font-weight: ${token('type.weight.strong')};
    }
    tbody td {
      display: flow-root;
      padding-inline-start: ${namesSize};
    }
    td::before {
      content: attr(data-label) / '';
      float: inline-start;
      inline-size: ${namesSize};
      margin-inline-start: calc(-1 * ${namesSize});
      padding-inline-end: ${token('space.2')};
      color: ${token('color.text.secondary')};
      overflow-wrap: normal;
    }
    tbody td:empty {
      block-size: 0;
      margin-block-start: calc(-1 * ${token('space.1')});
      overflow: clip;
    }
  }
`;

interface DataTableProps {
  /** What the table is about. A section of the page may have the same name. */
  label: string;
  columns: readonly string[];
  /** The cells of each row, in the order of the columns. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** The column that names its row. */
  header?: number;
  /** Links lead to the rows by their ids. */
  anchors?: boolean;
  className?: string;
}

/**
 * A table that scrolls sideways if it does not fit; on phones, each row is a block. Its roles are
 * explicit, because browsers take them from a table that is not displayed as one.
 */
export function DataTable({
  label,
  columns,
  rows,
  header = 0,
  anchors = false,
  className,
}: DataTableProps) {
  const anchor = useAnchor();
  return (
    <Region tabIndex={0} role="region" aria-label={`${label}, table`}>
      <Rows
        role="table"
        className={className}
        $longest={Math.max(...columns.map(({ length }, index) => (index === header ? 0 : length)))}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr
              key={id}
              role="row"
              id={anchors ? id : undefined}
              aria-current={anchors && id === anchor ? 'location' : undefined}
            >
              {cells.map((cell, index) =>
                index === header ? (
                  <th key={columns[index]} role="rowheader" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} role="cell" data-label={columns[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Region>
  );
}
