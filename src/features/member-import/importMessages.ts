import type { SpreadsheetFileProblem } from '#lib/workbook/spreadsheetFile.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { SheetReading } from './workbook/readSheet';
import { SHEET_LIMITS } from './workbook/sheetSummary';

export type CheckProblem =
  SpreadsheetFileProblem | NonNullable<SheetReading['problem']> | 'several' | 'slow';

/**
 * The problem of a chosen file.
 * @param total maximum size in MB
 */
export function checkMessage(problem: CheckProblem, total: number): Message {
  switch (problem) {
    case 'several':
      return { phrase: 'memberImport.problem.several' };
    case 'extension':
      return { phrase: 'memberImport.problem.extension' };
    case 'size':
      return { phrase: 'memberImport.problem.size', values: { total } };
    case 'content':
      return { phrase: 'memberImport.problem.content' };
    case 'archive':
      return { phrase: 'memberImport.problem.archive' };
    case 'protected':
      return { phrase: 'memberImport.problem.protected' };
    case 'old':
      return { phrase: 'memberImport.problem.old' };
    case 'unreadable':
      return { phrase: 'memberImport.problem.unreadable' };
    case 'empty':
      return { phrase: 'memberImport.problem.empty' };
    case 'header':
      return { phrase: 'memberImport.problem.header' };
    case 'columns':
      return { phrase: 'memberImport.problem.columns', values: { most: SHEET_LIMITS.mostColumns } };
    case 'tooMany':
      return { phrase: 'memberImport.problem.tooMany', values: { most: SHEET_LIMITS.mostRows } };
    // Changed, moved or deleted since it was chosen: the same message as for a picture.
    case 'gone':
      return { phrase: 'join.picture.problem.unreadable' };
    case 'slow':
      return { phrase: 'memberImport.problem.slow' };
  }
}
