/**
 * Limits where two inputs of the reader multiply. All other work grows with the bytes of the file,
 * which `ARCHIVE_LIMITS` bounds. `readerLimits.test.ts` proves each row.
 *
 * | Product                                        | Bound                                        |
 * | ---------------------------------------------- | -------------------------------------------- |
 * | text of a cell × `@` of its format             | the first `@` counts                         |
 * | pieces of a text × their length                | `cellUnits`; the rest is cut                 |
 * | shared strings × cells, formats × cells        | `sheetUnits`; more is refused                |
 * | formats × their length                         | `formats`; more is refused. `formatUnits`; longer ones have no effect. Read in linear time |
 * | cell styles × formats                          | `styles`; each format is read once           |
 * | columns × rows                                 | `columns`; cells beyond share one            |
 * | rows searched for the header × columns × text  | ten rows (`openList`); `kindUnits` of a text |
 * | sheets × their content                         | `sheets`; `sheetsSearched`                   |
 * | sheets × their names                           | `sheetNameUnits`; the rest is cut            |
 * | people × the growth of a folded text           | `MAX_PERSON_UNITS` (`spreadsheetColumns.ts`) |
 * | depth × names of elements                      | `elementNameUnits`; longer ones are broken   |
 * | chains of a compound file × their sectors      | each sector once                             |
 */
export const READER_LIMITS = {
  /** The longest text of a cell in spreadsheet programs. */
  cellUnits: 32_767,
  /** A full list of 10,000 rows and 50 columns has 64 for each cell. */
  sheetUnits: 32 * 1024 * 1024,
  /** The longest format in Excel. */
  formatUnits: 255,
  /** Excel writes a few hundred. */
  formats: 4096,
  /** Excel allows 65,490. */
  styles: 65_536,
  /** The columns of an xls. */
  columns: 256,
  kindUnits: 100,
  sheets: 1000,
  sheetsSearched: 10,
  sheetNameUnits: 100,
  elementNameUnits: 255,
} as const;

/** The workbook exceeds what a list of members needs. */
export class TooMuch extends Error {}

/** @throws TooMuch above the limit */
export function limit(count: number, most: number): void {
  if (count > most) throw new TooMuch(`More than ${most}`);
}
