import type { ReactNode } from 'react';
import { useAnchor } from '../.ladle/addressView';
import { Scroll, TextGrid } from './styled';

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** The cells of each row, in the order of the columns; the first names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** Links lead to the rows by their ids. */
  anchors?: boolean;
}

export function DataTable({ label, columns, rows, anchors = false }: DataTableProps) {
  const anchor = useAnchor();
  return (
    <Scroll role="region" aria-label={`${label}, table`}>
      <TextGrid>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr
              key={id}
              id={anchors ? id : undefined}
              aria-current={anchors && id === anchor ? 'location' : undefined}
            >
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} data-column={columns[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </TextGrid>
    </Scroll>
  );
}
