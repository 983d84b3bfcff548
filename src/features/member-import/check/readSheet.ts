import { readXls, readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { archiveProblem, holdsMacros } from '../../../lib/spreadsheetArchive';
import type { SpreadsheetKind } from '../../../lib/spreadsheetFile';
import { SheetCount } from './sheetSummary';
import type { CellValue, SheetProblem, SheetSummary } from './sheetSummary';

export type SheetReading = { summary: SheetSummary; problem?: undefined } | { summary?: undefined; problem: SheetProblem | 'gone' };

/** Between two reports of how many rows there are so far. */
const ROWS_PER_REPORT = 1000;

/**
 * The sheet that whoever opens the workbook sees first; the sheets themselves are not read. This reader minds more than
 * the one of rows does, a broken theme for example, which keeps nobody from reading the list.
 */
async function firstVisibleSheet(bytes: Uint8Array): Promise<number> {
  const areVisible: boolean[] = [];
  await readXlsx(bytes, {
    sheets({ hidden, veryHidden }) {
      areVisible.push(hidden !== true && veryHidden !== true);
      return false;
    },
  }).catch(() => undefined);
  return Math.max(0, areVisible.indexOf(true));
}

/** Whether a sheet without a row is blank and not broken: spreadsheet programs write its margins behind its rows. */
async function isBlankSheet(bytes: Uint8Array, sheet: number): Promise<boolean> {
  const { sheets } = await readXlsx(bytes, { sheets: [sheet] });
  return sheets[0]?.pageSetup !== undefined;
}

/** The rows of the sheet to import; one without cells for a blank sheet, none for a broken one. */
async function* rowsOf(bytes: Uint8Array, kind: SpreadsheetKind): AsyncGenerator<readonly CellValue[]> {
  if (kind === 'xls') {
    const [sheet] = (await readXls(bytes)).sheets;
    // Rows without a cell are holes.
    for (const row of sheet?.rows.length === 0 ? [[]] : sheet?.rows ?? []) yield row ?? [];
    return;
  }
  const sheet = await firstVisibleSheet(bytes);
  let hasRows = false;
  // Stops unpacking at the size that the directory gave, which was looked at before.
  for await (const { values } of streamXlsxRows(bytes, { sheet })) {
    hasRows = true;
    yield values;
  }
  if (!hasRows && await isBlankSheet(bytes, sheet)) yield [];
}

/**
 * Counts the rows of a workbook's first visible sheet and keeps the first few. Runs in the worker only: it may take as
 * long as it likes there, because whoever asked ends the worker. Never rejects.
 */
export async function readSheet(bytes: Uint8Array, kind: SpreadsheetKind, onRows: (rows: number) => void): Promise<SheetReading> {
  if (kind === 'xlsx') {
    const problem = archiveProblem(bytes);
    if (problem !== undefined) return { problem: problem === 'limits' ? 'archive' : 'unreadable' };
  }
  const count = new SheetCount();
  try {
    for await (const values of rowsOf(bytes, kind)) {
      if (!count.take(values)) break;
      if (count.counted > 0 && count.counted % ROWS_PER_REPORT === 0) onRows(count.counted);
    }
  } catch {
    return { problem: 'unreadable' };
  }
  return count.finish(holdsMacros(bytes));
}
