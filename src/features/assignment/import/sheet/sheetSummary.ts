import {
  choosablePlaces,
  columnPlaces,
  identityColumns,
  isPerson,
  namesPeople,
  personKey,
} from '#lib/files/spreadsheetColumns.ts';
import type { ColumnPlaces } from '#lib/files/spreadsheetColumns.ts';
import { cutUnits } from '#lib/text/characters.ts';
import type { SheetRow } from '#lib/workbook/sheetRow.ts';

/** What the user chose. Another sheet or header row begins without the choices below it. */
export interface SheetOptions {
  /** Index of the sheet, from 0; by default the list is searched. */
  place?: number;
  /** Number of the header's row in the sheet, from 1; by default it is searched. */
  headerRow?: number;
  /** Index of the column that identifies people, from 0; by default those of the template. */
  accountColumn?: number;
}

/** The options after a further choice. */
export function withOptions(before: SheetOptions, choice: SheetOptions): SheetOptions {
  if ('place' in choice) return choice;
  const { place } = before;
  const sheetChoice = place === undefined ? {} : { place };
  return 'headerRow' in choice ? { ...sheetChoice, ...choice } : { ...before, ...choice };
}

/** A row that may be the header. */
interface HeaderOption {
  row: number;
  text: string;
}

/** The result of reading a workbook; all of it is text. */
export interface SheetSummary {
  /** Rows below the header with something to import. */
  rows: number;
  header: string[];
  /** Row number of the header in the sheet, from 1. */
  headerRow: number;
  /** The first rows of the sheet with texts. */
  headerOptions: HeaderOption[];
  /** Rows below the header hidden by a filter or by hand; they are imported like the others. */
  hiddenRows: number;
  /** The columns with names of the template that identify people, the most reliable first. */
  identities: number[];
  /** The column that the user chose instead. */
  accountColumn: number | null;
  /** The columns to choose from. */
  choosable: number[];
  /** The first rows; the header is as wide as the widest of them. */
  preview: string[][];
  /** Their numbers in the sheet. */
  previewRows: number[];
  /** Rows whose person occurs further up. */
  duplicates: number;
  macros: boolean;
}

/** The columns that identify people: in each row, the first one that is filled in counts. */
export const identifyingColumns = ({
  accountColumn,
  identities,
}: Pick<SheetSummary, 'accountColumn' | 'identities'>): number[] =>
  accountColumn === null ? identities : [accountColumn];

/** Why a sheet cannot be imported; another of the same workbook may. */
export type SheetProblem = 'empty' | 'noRows' | 'header' | 'columns' | 'tooMany';

/** `mostRows` is from specification 9. Widths in columns; longer cells are cut in the preview. */
export const SHEET_LIMITS = {
  mostRows: 10_000,
  mostColumns: 50,
  previewRows: 5,
  cellUnits: 100,
} as const;

const cellText = (text: string) => cutUnits(text, SHEET_LIMITS.cellUnits);

/** Counts the rows of a list one by one, the header first, in constant memory. Never throws. */
export class SheetCount {
  private header: string[] | undefined;
  private headerRow = 0;
  private places: ColumnPlaces = {};
  private identities: number[] = [];
  private readonly preview: string[][] = [];
  private readonly previewRows: number[] = [];
  private readonly people = new Set<string>();
  private rows = 0;
  private hiddenRows = 0;
  private duplicates = 0;
  private problem: SheetProblem | undefined;

  /**
   * @param first the first rows of the sheet
   * @param accountColumn the column that the user chose; the others then identify no one
   */
  constructor(
    private readonly first: readonly SheetRow[],
    private readonly accountColumn?: number,
  ) {}

  get counted(): number {
    return this.rows;
  }

  /**
   * Takes the next non-empty row.
   * @returns whether more rows are needed
   */
  take({ number, hidden, hiddenColumns, texts }: SheetRow): boolean {
    if (texts.length > SHEET_LIMITS.mostColumns) this.problem = 'columns';
    else if (this.header === undefined) {
      this.headerRow = number;
      this.takeHeader(texts, hiddenColumns);
    } else {
      this.takeRow(number, texts, hidden);
    }
    return this.problem === undefined;
  }

  private takeHeader(texts: readonly string[], hiddenColumns?: ReadonlySet<number>): void {
    this.header = texts.map(cellText);
    const places = columnPlaces(texts);
    this.places =
      this.accountColumn === undefined ? places : { ...places, account: this.accountColumn };
    this.identities = identityColumns(places, hiddenColumns).flatMap(
      (column) => places[column] ?? [],
    );
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

  private takeRow(number: number, texts: readonly string[], hiddenColumns: boolean): void {
    if (this.isRemark(texts)) return;
    this.rows += 1;
    if (hiddenColumns) this.hiddenRows += 1;
    if (this.rows > SHEET_LIMITS.mostRows) this.problem = 'tooMany';
    if (this.preview.length < SHEET_LIMITS.previewRows) {
      this.preview.push(texts.map(cellText));
      this.previewRows.push(number);
    }
    const person = identifyingColumns({
      accountColumn: this.accountColumn ?? null,
      identities: this.identities,
    })
      .map((place) => texts[place])
      .find(isPerson);
    if (person === undefined) return;
    const key = personKey(person);
    if (this.people.has(key)) this.duplicates += 1;
    this.people.add(key);
  }

  finish(macros: boolean): { summary?: SheetSummary; problem?: SheetProblem } {
    if (this.header === undefined) return { problem: this.problem ?? 'empty' };
    const { rows, headerRow, hiddenRows, duplicates, identities, previewRows } = this;
    // A title above the header is narrower than the list.
    const width = Math.max(this.header.length, ...this.preview.map((texts) => texts.length));
    const [header = [], ...preview] = [this.header, ...this.preview].map((texts) =>
      Array.from({ length: width }, (_, place) => texts[place] ?? ''),
    );
    const problem = this.problem ?? (rows === 0 ? 'noRows' : undefined);
    return {
      ...(problem && { problem }),
      summary: {
        rows,
        header,
        headerRow,
        headerOptions: this.first.map(({ number: row, texts }) => ({
          row,
          text: cellText(texts.filter((text) => text !== '').join(' | ')),
        })),
        hiddenRows,
        identities,
        accountColumn: this.accountColumn ?? null,
        choosable: choosablePlaces(header, preview),
        preview,
        previewRows,
        duplicates,
        macros,
      },
    };
  }
}
