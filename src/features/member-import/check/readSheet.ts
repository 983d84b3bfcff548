import { readXls, streamXlsxRows } from 'hucre/xlsx';
import { holdsMacros, openArchive } from '../../../lib/spreadsheetArchive';
import type { PackedPart } from '../../../lib/spreadsheetArchive';
import type { SpreadsheetKind } from '../../../lib/spreadsheetFile';
import { oneSheetWorkbook } from './oneSheetWorkbook';
import { partBytes, readXmlPart } from './readPart';
import { SheetCount } from './sheetSummary';
import type { CellValue, SheetProblem, SheetSummary } from './sheetSummary';
import { visibleSheet } from './visibleSheet';
import { isProtected, ProtectedWorkbook, visibleXlsSheet } from './visibleXlsSheet';

export type SheetReading = { summary: SheetSummary; problem?: undefined } | { summary?: undefined; problem: SheetProblem | 'content' | 'gone' };

/** What makes an archive an Office document (ECMA-376 part 2), by its key. */
const CONTENT_TYPES = '[content_types].xml';

/** Between two reports of how many rows there are so far. */
const ROWS_PER_REPORT = 1000;

type Rows = AsyncGenerator<readonly CellValue[]>;

/** The rows of the sheet to import; one without cells for a blank sheet. @throws Error on a compound file that is not whole */
async function* rowsOfXls(bytes: Uint8Array): Rows {
  const place = visibleXlsSheet(bytes);
  const sheet = (await readXls(bytes)).sheets[place];
  // Rows without a cell are holes.
  for (const row of sheet?.rows.length === 0 ? [[]] : sheet?.rows ?? []) yield row ?? [];
}

/** The rows of the sheet to import; one without cells for a blank sheet. @throws Error when a part that is read is not there, torn or damaged */
async function* rowsOfXlsx(parts: ReadonlyMap<string, PackedPart>): Rows {
  const seen = parts.has(CONTENT_TYPES) ? await visibleSheet(parts) : undefined;
  if (seen === undefined) throw new Error('The archive has no sheet');
  await readXmlPart(seen.sheet, 'worksheet');
  const source = {
    ...seen,
    sharedStrings: seen.sharedStrings && (await partBytes(seen.sharedStrings)),
    styles: seen.styles && (await partBytes(seen.styles)),
  };
  let hasRows = false;
  for await (const { values } of streamXlsxRows(oneSheetWorkbook(source))) {
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
  if (kind === 'sealed') return { problem: isProtected(bytes) ? 'protected' : 'content' };
  const { parts, problem } = kind === 'xlsx' ? openArchive(bytes) : {};
  if (problem !== undefined) return { problem: problem === 'limits' ? 'archive' : 'unreadable' };
  const count = new SheetCount();
  try {
    for await (const values of parts ? rowsOfXlsx(parts) : rowsOfXls(bytes)) {
      const before = count.counted;
      if (!count.take(values)) break;
      // Blank rows are no news.
      if (count.counted > before && count.counted % ROWS_PER_REPORT === 0) onRows(count.counted);
    }
  } catch (error) {
    return { problem: error instanceof ProtectedWorkbook ? 'protected' : 'unreadable' };
  }
  return count.finish(holdsMacros(bytes));
}
