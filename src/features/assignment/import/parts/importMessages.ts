import type { SpreadsheetFileProblem } from '#lib/workbook/spreadsheetFile.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { SheetReading } from '../sheet/readSheet';
import { SHEET_LIMITS } from '../sheet/sheetSummary';

export type CheckProblem =
  SpreadsheetFileProblem | NonNullable<SheetReading['problem']> | 'several' | 'slow';

/**
 * The problem of a chosen file.
 * @param total maximum size in MB
 */
export function checkMessage(problem: CheckProblem, total: number): Message {
  // Changed, moved or deleted since it was chosen: the same message as for a picture.
  if (problem === 'gone') return { phrase: 'join.picture.problem.unreadable' };
  const { mostColumns, mostRows } = SHEET_LIMITS;
  return {
    phrase: `memberImport.problem.${problem}`,
    values: { total, most: problem === 'columns' ? mostColumns : mostRows },
  };
}
