import { readXls, streamXlsxRows } from 'hucre/xlsx';
import { archiveProblem, holdsMacros } from '../../../lib/spreadsheetArchive';
import type { SpreadsheetKind } from '../../../lib/spreadsheetFile';
import { readPart } from './archivePart';
import { SheetCount } from './sheetSummary';
import type { CellValue, SheetProblem, SheetSummary } from './sheetSummary';
import { TagBalance } from './tagBalance';
import { visibleSheet } from './visibleSheet';
import { visibleXlsSheet } from './visibleXlsSheet';

export type SheetReading = { summary: SheetSummary; problem?: undefined } | { summary?: undefined; problem: SheetProblem | 'gone' };

/** Between two reports of how many rows there are so far. */
const ROWS_PER_REPORT = 1000;

/** The rows of the sheet to import; one without cells for a blank sheet. @throws on a workbook that is not whole */
async function* rowsOf(bytes: Uint8Array, kind: SpreadsheetKind): AsyncGenerator<readonly CellValue[]> {
  if (kind === 'xls') {
    const place = visibleXlsSheet(bytes);
    const sheet = (await readXls(bytes)).sheets[place];
    // Rows without a cell are holes.
    for (const row of sheet?.rows.length === 0 ? [[]] : sheet?.rows ?? []) yield row ?? [];
    return;
  }
  const { index, part } = await visibleSheet(bytes);
  const tags = new TagBalance('worksheet');
  await readPart(bytes, part, (text) => tags.take(text));
  if (!tags.isWhole) throw new Error('The sheet is torn');
  let hasRows = false;
  // Stops unpacking at the size that the directory gave, which was looked at before.
  for await (const { values } of streamXlsxRows(bytes, { sheet: index })) {
    hasRows = true;
    yield values;
  }
  if (!hasRows) yield [];
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
