import { choosablePlaces, columnPlaces, IDENTITY_COLUMNS, namesPeople } from '../../../lib/spreadsheetColumns';
import type { ColumnPlaces } from '../../../lib/spreadsheetColumns';
import { cutUnits, isBlank } from '../../../lib/characters';
import { foldText } from '../../../lib/foldedText';

/** A cell as the readers give it. */
export type CellValue = string | number | boolean | Date | object | null | undefined;

/** What a look at a workbook finds; everything in it is text. */
export interface SheetSummary {
  /** Rows that hold something, without the header. */
  rows: number;
  header: string[];
  places: ColumnPlaces;
  /** Columns to choose from where the header does not tell who is meant; empty where it does. */
  choosable: number[];
  /** The first rows, as wide as the header, which is as wide as the widest of them. */
  preview: string[][];
  /** Rows whose person stands further up. */
  duplicates: number;
  macros: boolean;
}

/** Why a workbook cannot be uploaded. */
export type SheetProblem = 'archive' | 'protected' | 'unreadable' | 'empty' | 'header' | 'columns' | 'tooMany';

/** `mostRows` is the specification's (9). Widths in columns; a longer cell is cut in what is shown. */
export const SHEET_LIMITS = { mostRows: 10_000, mostColumns: 50, previewRows: 5, cellUnits: 100 } as const;

/** So many blank rows in a row end a sheet: formatted to its last row, it has a million. */
const BLANK_ROWS = 10_000;

function cellText(value: CellValue): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // Formulas come with the value that was kept; what has none, and whatever else there may be, is no text.
  const text = value === undefined || typeof value === 'object' ? '' : String(value).trim();
  return isBlank(text) ? '' : text;
}

const shown = (text: string) => cutUnits(text, SHEET_LIMITS.cellUnits);

/** Counts rows one by one and keeps next to nothing of them. Throws nothing. */
export class SheetCount {
  private header: string[] | undefined;
  private places: ColumnPlaces = {};
  private readonly preview: string[][] = [];
  private readonly people = new Set<string>();
  private rows = 0;
  private blank = 0;
  private duplicates = 0;
  private seen = 0;
  private problem: SheetProblem | undefined;

  get counted(): number {
    return this.rows;
  }

  /** Takes the next row. @returns whether more are wanted */
  take(values: readonly CellValue[]): boolean {
    this.seen += 1;
    const texts = values.map(cellText);
    const width = texts.findLastIndex((text) => text !== '') + 1;
    if (width === 0) {
      this.blank += 1;
      return this.blank < BLANK_ROWS;
    }
    this.blank = 0;
    if (width > SHEET_LIMITS.mostColumns) this.problem = 'columns';
    else if (this.header === undefined) this.takeHeader(texts.slice(0, width));
    else this.takeRow(texts.slice(0, width));
    return this.problem === undefined;
  }

  private takeHeader(texts: string[]): void {
    this.header = texts.map(shown);
    this.places = columnPlaces(texts);
    // A column that names people could be chosen too.
    if (choosablePlaces(texts).length === 0) this.problem = 'header';
  }

  private takeRow(texts: readonly string[]): void {
    this.rows += 1;
    if (this.rows > SHEET_LIMITS.mostRows) this.problem = 'tooMany';
    if (this.preview.length < SHEET_LIMITS.previewRows) this.preview.push(texts.map(shown));
    const person = IDENTITY_COLUMNS.map((column) => texts[this.places[column] ?? -1] ?? '').find((text) => text !== '');
    if (person === undefined) return;
    const folded = foldText(person);
    if (this.people.has(folded)) this.duplicates += 1;
    this.people.add(folded);
  }

  /** What was found, once there are no more rows. */
  finish(macros: boolean): { summary: SheetSummary; problem?: undefined } | { summary?: undefined; problem: SheetProblem } {
    // Readers give no row at all for a sheet that is not what it says.
    if (this.seen === 0) return { problem: 'unreadable' };
    if (this.problem !== undefined) return { problem: this.problem };
    if (this.header === undefined || this.rows === 0) return { problem: 'empty' };
    const { places, rows, duplicates } = this;
    // A title above the header is narrower than the list.
    const width = Math.max(this.header.length, ...this.preview.map((texts) => texts.length));
    const [header = [], ...preview] = [this.header, ...this.preview].map((texts) => Array.from({ length: width }, (_, place) => texts[place] ?? ''));
    return {
      summary: { rows, header, places, choosable: namesPeople(places) ? [] : choosablePlaces(header, preview), preview, duplicates, macros },
    };
  }
}
