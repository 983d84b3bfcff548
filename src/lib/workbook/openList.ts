import { columnPlaces, namesPeople } from '#lib/files/spreadsheetColumns.ts';
import { READER_LIMITS } from './readerLimits';
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

type CellKind = 'text' | 'number' | 'address' | 'code';

/**
 * What a cell looks like by its beginning: a phone number or date is a number, an employee ID such
 * as E01 a code.
 */
function kindOf(cell: string): CellKind {
  const text = cell.slice(0, READER_LIMITS.kindUnits);
  if (text.includes('@')) return 'address';
  if (!/\p{Nd}/u.test(text)) return 'text';
  return /\p{L}/u.test(text) ? 'code' : 'number';
}

const filledPlaces = ({ texts }: SheetRow): number[] =>
  texts.flatMap((text, place) => (text === '' ? [] : [place]));

/** Whether a row could name the columns of the rows below: a word for each column that most fill. */
function mayName(row: SheetRow, below: readonly SheetRow[]): boolean {
  const filled = new Set(filledPlaces(row));
  const fills = new Map<number, number>();
  for (const place of below.flatMap(filledPlaces)) fills.set(place, (fills.get(place) ?? 0) + 1);
  return (
    below.length > 0
    && [...filled].every((place) => ['text', 'code'].includes(kindOf(row.texts[place] ?? '')))
    && [...fills].every(([place, count]) => filled.has(place) || count * 2 <= below.length)
  );
}

/** Whether a column has a word here, and the same other kind of cell in each row below. */
function beginsPattern({ texts }: SheetRow, below: readonly SheetRow[]): boolean {
  return texts.some((text, place) => {
    if (text === '' || kindOf(text) !== 'text') return false;
    const kinds = new Set(
      below.flatMap(({ texts: { [place]: cell = '' } }) => cell && kindOf(cell)),
    );
    kinds.delete('');
    return kinds.size === 1 && !kinds.has('text');
  });
}

/**
 * The header's index: the first row with an identity column of the template, else one with any of
 * its names, else the first one of texts above rows that repeat a pattern, else the first.
 */
function headerAmong(rows: readonly SheetRow[]): number {
  const places = rows.map(({ texts }) => columnPlaces(texts));
  const names = rows.map((row, index) => mayName(row, rows.slice(index + 1)));
  const candidates = [
    places.findIndex(namesPeople),
    places.findIndex((each) => Object.keys(each).length > 0),
    rows.findIndex((row, index) => names[index] && beginsPattern(row, rows.slice(index + 1))),
    names.indexOf(true),
  ];
  return candidates.find((index) => index >= 0) ?? 0;
}

/** A list in a sheet. */
export interface SheetList {
  /** Its first rows with texts, among them the header. */
  first: SheetRow[];
  /** The header, then each row with texts below. Rows above the header are skipped (P21). */
  rows: AsyncGenerator<SheetRow>;
}

/** @param headerRow the header's number in the sheet; by default it is searched */
export async function openList(
  rows: AsyncIterable<SheetRow>,
  headerRow?: number,
): Promise<SheetList> {
  const all = rowsWithTexts(rows);
  const first: SheetRow[] = [];
  while (first.length < HEADER_WITHIN) {
    const { done, value } = await all.next();
    if (done) break;
    first.push(value);
  }
  const from = headerRow ?? first[headerAmong(first)]?.number ?? 1;
  async function* list() {
    yield* first.filter(({ number }) => number >= from);
    for await (const row of all) if (row.number >= from) yield row;
  }
  return { first, rows: list() };
}
