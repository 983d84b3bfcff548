import { columnPlaces, namesPeople } from '#lib/files/spreadsheetColumns.ts';
import type { SheetRow } from './sheetRow';

/** Rows with a text among which the header is looked for: titles and remarks stand above it, people below. */
const HEADER_WITHIN = 10;

/** So many blank rows in a row end a sheet: formatted to its last row, it has a million. */
const BLANK_ROWS = 10_000;

async function* rowsWithTexts(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let blank = 0;
  for await (const row of rows) {
    if (row.texts.length > 0) yield row;
    blank = row.texts.length > 0 ? 0 : blank + 1;
    if (blank === BLANK_ROWS) return;
  }
}

/** The place of the header: the first row that tells who is meant, else one with any of the template's names, else the first. */
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
 * A list as a sheet holds it: its header, then each row below it that has a text. What stands above the header is left out
 * (P21).
 */
export async function* listRows(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let first: SheetRow[] | undefined = [];
  for await (const row of rowsWithTexts(rows)) {
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
