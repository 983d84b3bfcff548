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

/** The result of reading a workbook; all of it is text. */
export interface SheetSummary {
  /** Rows below the header with something to import. */
  rows: number;
  header: string[];
  /** Row number of the header in the sheet, from 1. */
  headerRow: number;
  /** Rows below the header hidden by a filter or by hand; they are imported like the others. */
  hiddenRows: number;
  places: ColumnPlaces;
  /** Columns to choose from when the header has no identity column; empty otherwise. */
  choosable: number[];
  /** The first rows; the header is as wide as the widest of them. */
  preview: string[][];
  /** Rows whose person occurs further up. */
  duplicates: number;
  macros: boolean;
}

/** Why a sheet cannot be imported; another of the same workbook may. */
export type SheetProblem = 'empty' | 'header' | 'columns' | 'tooMany';

/** `mostRows` is from specification 9. Widths in columns; longer cells are cut in the preview. */
export const SHEET_LIMITS = {
  mostRows: 10_000,
  mostColumns: 50,
  previewRows: 5,
  cellUnits: 100,
} as const;

const shown = (text: string) => cutUnits(text, SHEET_LIMITS.cellUnits);

/** Counts the rows of a list one by one, the header first, in constant memory. Never throws. */
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

  /**
   * Takes the next non-empty row.
   * @returns whether more rows are needed
   */
  take({ number, hidden, texts }: SheetRow): boolean {
    if (texts.length > SHEET_LIMITS.mostColumns) this.problem = 'columns';
    else if (this.header === undefined) {
      this.headerRow = number;
      this.takeHeader(texts);
    } else {
      this.takeRow(texts, hidden);
    }
    return this.problem === undefined;
  }

  private takeHeader(texts: readonly string[]): void {
    this.header = texts.map(shown);
    this.places = columnPlaces(texts);
    // An identity column could be chosen as well.
    if (choosablePlaces(texts).length === 0) this.problem = 'header';
  }

  /**
   * Whether a row has nothing in the columns that are imported. The service skips it, so that it
   * must not count here. Before the user has chosen a column, any row may count.
   */
  private isRemark(texts: readonly string[]): boolean {
    return (
      namesPeople(this.places)
      && Object.values(this.places).every((place) => (texts[place] ?? '') === '')
    );
  }

  private takeRow(texts: readonly string[], hidden: boolean): void {
    if (this.isRemark(texts)) return;
    this.rows += 1;
    if (hidden) this.hiddenRows += 1;
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
