/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the elements are not displayed as a table, and some browsers then drop their roles */
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useAnchor } from '../.ladle/addressView';
import { narrow } from '../foundations/media';
import { visuallyHidden } from '../foundations/mixins';
import { token } from '../tokens/token';
import { Grid, Scroll } from './styled';

/** The space for the names of columns on a phone, by the longest one. */
const namesSize = ({ $longest }: { $longest: number }) =>
  `min(calc(${$longest}ch + ${token('space.2')}), 6rem)`;

const GUTTER = token('space.3');

/** A frame whose content scrolls in both directions below the head row. */
const fixed = css`
  max-block-size: calc(100dvb - 10rem);
  margin-inline: 0;
  padding-inline: 0;
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  overflow: auto;
  th,
  td {
    min-inline-size: 9rem;
    padding-inline: ${GUTTER};
  }
  :is(th, td):first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-inline-size: 0;
    border-inline-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
    background: ${token('color.surface.page')};
  }
  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    background: ${token('color.surface.sunken')};
  }
  thead th:first-child {
    z-index: 3;
    background: ${token('color.surface.sunken')};
  }
  /* Leaves the head row visible. */
  tbody tr {
    scroll-margin-block-start: ${token('space.12')};
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  tbody tr[aria-current] > * {
    background: ${token('color.surface.selected')};
  }
  tbody tr[aria-current] > th::after {
    inset-inline: 0;
    border-radius: 0;
  }
`;

/** The mark of a row extends beyond its text. */
const Region = styled(Scroll)<{ $fixed: boolean }>`
  isolation: isolate;
  margin-inline: calc(-1 * ${GUTTER});
  padding-inline: ${GUTTER};
  @media not all and ${narrow} {
    ${({ $fixed }) => $fixed && fixed}
  }
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

/** A column with cells in another language than the page. */
interface LanguageColumn {
  name: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

const nameOf = (column: string | LanguageColumn | undefined): string =>
  typeof column === 'object' ? column.name : (column ?? '');

/** The content of a cell in the language of its column. */
function Content({
  column,
  children,
}: {
  column: string | LanguageColumn | undefined;
  children: ReactNode;
}) {
  if (typeof column !== 'object') return children;
  return (
    <div lang={column.lang} dir={column.dir}>
      {children}
    </div>
  );
}

interface DataTableProps {
  /** What the table is about. A section of the page may have the same name. */
  label: string;
  columns: readonly (string | LanguageColumn)[];
  /** The cells of each row, in the order of the columns. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** The column that names its row. */
  header?: number;
  /** Links lead to the rows by their ids. */
  anchors?: boolean;
  /** The head row and the first column stay where they are while the rest scrolls. */
  fixed?: boolean;
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
  fixed: isFixed = false,
  className,
}: DataTableProps) {
  const anchor = useAnchor();
  return (
    <Region $fixed={isFixed} tabIndex={0} role="region" aria-label={`${label}, table`}>
      <Rows
        role="table"
        className={className}
        $longest={Math.max(
          ...columns.map((column, index) => (index === header ? 0 : nameOf(column).length)),
        )}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={nameOf(column)}
                role="columnheader"
                scope="col"
                dir={typeof column === 'object' ? column.dir : undefined}
              >
                {nameOf(column)}
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
              {cells.map((cell, index) => {
                const column = columns[index];
                const name = nameOf(column);
                const content = <Content column={column}>{cell}</Content>;
                return index === header ? (
                  <th key={name} role="rowheader" scope="row">
                    {content}
                  </th>
                ) : (
                  <td key={name} role="cell" data-label={name}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Region>
  );
}
