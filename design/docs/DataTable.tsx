import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Grid, Scroll } from './styled';

interface DataTableProps {
  /** What the table is about. A section of the page may have the same name. */
  label: string;
  columns: readonly string[];
  /** The cells of each row, in the order of the columns. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** The column that names its row. */
  header?: number;
  className?: string;
}

/** A table that scrolls sideways if it does not fit. */
export function DataTable({ label, columns, rows, header = 0, className }: DataTableProps) {
  return (
    <Scroll
      $hasTwoColumns={columns.length === 2}
      tabIndex={0}
      role="region"
      aria-label={`${label}, table`}
    >
      <Grid className={className}>
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
            <tr key={id}>
              {cells.map((cell, index) => (
                <Fragment key={columns[index]}>
                  {index === header ? <th scope="row">{cell}</th> : <td>{cell}</td>}
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}
