import {
  choosablePlaces,
  columnPlaces,
  IDENTITY_COLUMNS,
  namesPeople,
} from '#lib/files/spreadsheetColumns.ts';
import type { ColumnPlaces } from '#lib/files/spreadsheetColumns.ts';
import { cutUnits } from '#lib/text/characters.ts';
import { foldText } from '#lib/text/foldedText.ts';
import type { SheetRow } from '#lib/workbook/sheetRow.ts';

/** What a look at a workbook finds; everything in it is text. */
export interface SheetSummary {
  /** Rows that hold something, without the header. */
  rows: number;
  header: string[];
  /** Where the header stands in the sheet, from 1. */
  headerRow: number;
  /** Rows, of those below the header, that a filter or a hand has hidden; they are imported like the others. */
  hiddenRows: number;
  places: ColumnPlaces;
  /** Columns to choose from where the header does not tell who is meant; empty where it does. */
  choosable: number[];
  /** The first rows, as wide as the header, which is as wide as the widest of them. */
  preview: string[][];
  /** Rows whose person stands further up. */
  duplicates: number;
  macros: boolean;
}

/** Why a sheet cannot be imported; another of the same workbook may. */
export type SheetProblem = 'empty' | 'header' | 'columns' | 'tooMany';

/** `mostRows` is the specification's (9). Widths in columns; a longer cell is cut in what is shown. */
export const SHEET_LIMITS = {
  mostRows: 10_000,
  mostColumns: 50,
  previewRows: 5,
  cellUnits: 100,
} as const;

const shown = (text: string) => cutUnits(text, SHEET_LIMITS.cellUnits);

/** Counts the rows of a list one by one, the header first, and keeps next to nothing of them. Throws nothing. */
export class SheetCount {
  private header: string[] | undefined;
  private headerRow = 0;
  private places: ColumnPlaces = {};
  private readonly preview: string[][] = [];
  private readonly people = new Set<string>();
  private rows = 0;
  private hiddenRows = 0;
  private duplicates = 0;
  private problem: SheetProblem | undefined;

  get counted(): number {
    return this.rows;
  }

  /** Takes the next row, which has a text. @returns whether more are wanted */
  take({ number, hidden, texts }: SheetRow): boolean {
    if (texts.length > SHEET_LIMITS.mostColumns) this.problem = 'columns';
    else if (this.header === undefined) {
      this.headerRow = number;
      this.takeHeader(texts);
    } else {
      if (hidden) this.hiddenRows += 1;
      this.takeRow(texts);
    }
    return this.problem === undefined;
  }

  private takeHeader(texts: readonly string[]): void {
    this.header = texts.map(shown);
    this.places = columnPlaces(texts);
    // A column that names people could be chosen too.
    if (choosablePlaces(texts).length === 0) this.problem = 'header';
  }

  private takeRow(texts: readonly string[]): void {
    this.rows += 1;
    if (this.rows > SHEET_LIMITS.mostRows) this.problem = 'tooMany';
    if (this.preview.length < SHEET_LIMITS.previewRows) this.preview.push(texts.map(shown));
    const person = IDENTITY_COLUMNS.map((column) => texts[this.places[column] ?? -1] ?? '').find(
      (text) => text !== '',
    );
    if (person === undefined) return;
    const folded = foldText(person);
    if (this.people.has(folded)) this.duplicates += 1;
    this.people.add(folded);
  }

  /** What was found, once there are no more rows. */
  finish(
    macros: boolean,
  ):
    | { summary: SheetSummary; problem?: undefined }
    | { summary?: undefined; problem: SheetProblem } {
    if (this.problem !== undefined) return { problem: this.problem };
    if (this.header === undefined || this.rows === 0) return { problem: 'empty' };
    const { places, rows, headerRow, hiddenRows, duplicates } = this;
    // A title above the header is narrower than the list.
    const width = Math.max(this.header.length, ...this.preview.map((texts) => texts.length));
    const [header = [], ...preview] = [this.header, ...this.preview].map((texts) =>
      Array.from({ length: width }, (_, place) => texts[place] ?? ''),
    );
    return {
      summary: {
        rows,
        header,
        headerRow,
        hiddenRows,
        places,
        choosable: namesPeople(places) ? [] : choosablePlaces(header, preview),
        preview,
        duplicates,
        macros,
      },
    };
  }
}
