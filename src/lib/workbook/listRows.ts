import { columnPlaces, namesPeople } from '#lib/files/spreadsheetColumns.ts';
import type { SheetRow } from './sheetRow';

/**
 * The number of non-empty rows among which the header is searched: titles and remarks precede it,
 * people follow.
 */
const HEADER_WITHIN = 10;

/**
 * This many consecutive blank rows end a sheet. A sheet that is formatted to its last row has a
 * million.
 */
const BLANK_ROWS = 10_000;

async function* rowsWithTexts(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let blank = 0;
  for await (const row of rows) {
    if (row.texts.length > 0) yield row;
    blank = row.texts.length > 0 ? 0 : blank + 1;
    if (blank === BLANK_ROWS) return;
  }
}

/**
 * The header's index: the first row with an identity column, else one with any of the template's
 * names, else the first.
 */
function headerAmong(rows: readonly SheetRow[]): number {
  const places = rows.map(({ texts }) => columnPlaces(texts));
  const naming = places.findIndex(namesPeople);
  return naming >= 0
    ? naming
    : Math.max(
        0,
        places.findIndex((each) => Object.keys(each).length > 0),
      );
}

/**
 * A list in a sheet: its header, then each non-empty row below. Rows above the header are skipped
 * (P21).
 * @param headerRow the header's number in the sheet; by default it is searched
 */
export async function* listRows(
  rows: AsyncIterable<SheetRow>,
  headerRow?: number,
): AsyncGenerator<SheetRow> {
  let first: SheetRow[] | undefined = headerRow === undefined ? [] : undefined;
  for await (const row of rowsWithTexts(rows)) {
    if (row.number < (headerRow ?? 1)) continue;
    if (first === undefined) yield row;
    else {
      first.push(row);
      if (first.length < HEADER_WITHIN && !namesPeople(columnPlaces(row.texts))) continue;
      yield* first.slice(headerAmong(first));
      first = undefined;
    }
  }
  if (first !== undefined) yield* first.slice(headerAmong(first));
}
