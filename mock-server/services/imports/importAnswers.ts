import type { components } from '#shared/api/contract/types.generated.ts';
import { SHEET_COLUMNS, sheetColumns } from '#lib/files/spreadsheetColumns.ts';
import { limits } from '#mock/services/limits.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { Locale } from '#mock/state/tables.ts';
import { isValidated, stateOfImport } from './importState';
import type { ImportedRow, ImportRecord, ImportRowStatus } from '#mock/state/importTables.ts';
import { writeSheet } from './workbook/writeSheet';

type Schemas = components['schemas'];

function failure({ problem }: ImportRecord, say: Messages): string {
  switch (problem) {
    case 'unreadable':
      return say.importUnreadable;
    case 'empty':
      return say.importEmpty;
    case 'tooMany':
      return say.importTooMany(limits.importRows);
    default:
      return say.importFailed;
  }
}

/** An import as its operation answers it. Row counts appear only after validation. */
export function jobAnswer(job: ImportRecord, now: number, say: Messages): Schemas['ImportJob'] {
  const { state, progress } = stateOfImport(job, now);
  const rows = isValidated(state) ? job.rows : [];
  const count = (status: ImportRowStatus): number =>
    rows.filter((row) => row.status === status).length;
  const [duplicateRows, successUsersLength] = [count('duplicate'), count('success')];
  const usersLength = rows.length - duplicateRows;
  return {
    importId: job.id,
    fileName: job.fileName,
    state,
    progress,
    usersLength,
    successUsersLength,
    errorUsersLength: usersLength - successUsersLength,
    notFoundUsersLength: count('notFound'),
    disabledUsersLength: count('disabled'),
    outOfScopeUsersLength: count('outOfScope'),
    duplicateRows,
    reportUrl:
      successUsersLength < rows.length
        ? `/api/ischool/v1/selectors/imports/${job.id}/report`
        : null,
    message: state === 'failed' ? failure(job, say) : '',
  };
}

/** A row as its operation answers it. */
export function rowAnswer(
  { row, account, status, memberId }: ImportedRow,
  say: Messages,
): Schemas['ImportRow'] {
  return {
    row,
    account,
    status,
    reason: status === 'success' ? '' : say.importReasons[status],
    memberId: memberId ?? null,
  };
}

const headingsIn = (lang: Locale): string[] =>
  SHEET_COLUMNS.map((column) => sheetColumns[column].headings[lang]);

/** The empty workbook that users fill in and upload. */
export function templateSheet(lang: Locale): Buffer {
  return writeSheet([headingsIn(lang)], { rightToLeft: lang === 'ar_SA' });
}

/** The failed and duplicate rows, in the columns of the template plus one for the reason. */
export function reportSheet({ rows }: ImportRecord, say: Messages, lang: Locale): Buffer {
  const header = [...headingsIn(lang), say.importReason];
  const lines = rows
    .filter(({ status }) => status !== 'success')
    .map((row) => [
      ...SHEET_COLUMNS.map((column) => row.cells[column] ?? ''),
      rowAnswer(row, say).reason,
    ]);
  return writeSheet([header, ...lines], { rightToLeft: lang === 'ar_SA' });
}

/**
 * Headers of a download.
 * @param name without `.xlsx`
 */
export function downloadHeaders(name: string): Record<string, string> {
  return {
    'Content-Disposition': `attachment; filename="import.xlsx"; filename*=UTF-8''${encodeURIComponent(`${name}.xlsx`)}`,
  };
}
