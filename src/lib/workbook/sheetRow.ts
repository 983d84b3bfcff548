/** A row of a sheet with all cells as text; common to both formats. */
export interface SheetRow {
  number: number;
  /** Whether a filter or the user has hidden it. */
  hidden: boolean;
  /** Indexes of the columns that the user has hidden. */
  hiddenColumns?: ReadonlySet<number>;
  /** By column from 0, up to the last cell with a text. */
  texts: string[];
}
