import type { SpreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import { openList } from '#lib/workbook/openList.ts';
import { openWorkbook, sheetToRead, UnreadableWorkbook } from '#lib/workbook/openWorkbook.ts';
import type { OpenWorkbook, WorkbookProblem } from '#lib/workbook/openWorkbook.ts';
import { SheetCount } from './sheetSummary';
import type { SheetOptions, SheetProblem, SheetSummary } from './sheetSummary';

/** The sheet that was read, and the others that the user can choose. */
export interface SheetChoice {
  /** Index among the workbook's sheets, from 0. */
  place: number;
  /** The visible sheets, and the one that was read. */
  sheets: { place: number; name: string }[];
}

/** A sheet with a problem may still have a summary: another header row or column may be right. */
export type SheetReading =
  | { summary: SheetSummary; choice: SheetChoice; problem?: undefined }
  | {
      summary?: SheetSummary | undefined;
      choice?: SheetChoice | undefined;
      problem: SheetProblem | WorkbookProblem | 'gone';
    };

/** Rows between two progress reports. */
const ROWS_PER_REPORT = 1000;

function choiceOf(workbook: OpenWorkbook, place: number): SheetChoice {
  const each = workbook.sheets.map(({ name, hidden }, at) => ({
    place: at,
    name,
    isOffered: !hidden || at === place,
  }));
  return {
    place,
    sheets: each.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...sheet }) => sheet),
  };
}

/**
 * Counts the rows of a sheet and keeps the first few. Runs in the worker only, where it may take
 * long, because the caller ends the worker. Never rejects.
 * @param options what the user chose
 */
export async function readSheet(
  bytes: Uint8Array,
  kind: SpreadsheetKind,
  onRows: (rows: number) => void,
  options: SheetOptions = {},
): Promise<SheetReading> {
  let choice: SheetChoice | undefined;
  try {
    const workbook = await openWorkbook(bytes, kind);
    const sheet = await sheetToRead(workbook, options.place);
    choice = choiceOf(workbook, sheet.place);
    const list = await openList(sheet.rows, options.headerRow);
    const count = new SheetCount(list.first, options.accountColumn);
    for await (const row of list.rows) {
      if (!count.take(row)) break;
      if (count.counted > 0 && count.counted % ROWS_PER_REPORT === 0) onRows(count.counted);
    }
    const { problem, ...rest } = count.finish(workbook.macros);
    // Another sheet may have data.
    const isOne = choice.sheets.length === 1;
    return {
      choice,
      ...rest,
      ...(problem && { problem: problem === 'empty' && !isOne ? 'noRows' : problem }),
    };
  } catch (error) {
    return { choice, problem: error instanceof UnreadableWorkbook ? error.problem : 'unreadable' };
  }
}
