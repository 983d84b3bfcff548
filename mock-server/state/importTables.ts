import type { components } from '#shared/api/contract/types.generated.ts';
import type { SheetColumn } from '#lib/files/spreadsheetColumns.ts';

export type ImportRowStatus = components['schemas']['ImportRowStatus'];
export type ImportState = components['schemas']['ImportJob']['state'];

/** A row of an uploaded workbook and its result. */
export interface ImportedRow {
  /** Number in the sheet, from 1. */
  row: number;
  /** The cells by column of the template, unchanged; missing if the sheet has none. */
  cells: Partial<Record<SheetColumn, string>>;
  /** The text that identifies the member. */
  account: string;
  status: ImportRowStatus;
  memberId?: string;
}

/** Why an import fails. `failing` is the trigger by file name and takes effect while committing. */
export type ImportProblem = 'unreadable' | 'empty' | 'tooMany' | 'failing';

/**
 * An import. Its state follows from its times (see `importState.ts`). Times are ISO texts by the
 * namespace's clock.
 */
export interface ImportRecord {
  id: string;
  userId: string;
  fileName: string;
  idempotencyKey: string;
  /** SHA-256 in hex of the file and of what the user chose. */
  fileHash: string;
  uploadedAt: string;
  committedAt?: string;
  cancelledAt?: string;
  problem?: ImportProblem;
  /** Trigger by file name: the import stays in `validating`. */
  stuck?: boolean;
  rows: ImportedRow[];
}

export interface ImportTables {
  imports: ImportRecord[];
}
