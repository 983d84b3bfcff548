/** A row of a sheet, all its cells as texts: both formats are read into it. */
export interface SheetRow {
  /** Number in the sheet, from 1. */
  number: number;
  /** Whether a filter, or a hand, has hidden it. */
  hidden: boolean;
  /** By column from 0, as wide as the last cell with a text. */
  texts: string[];
}
