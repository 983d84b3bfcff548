import { createHash } from 'node:crypto';
import {
  columnPlaces,
  identityColumns,
  isPerson,
  namesPeople,
} from '#lib/files/spreadsheetColumns.ts';
import type { ColumnPlaces, SheetColumn } from '#lib/files/spreadsheetColumns.ts';
import { spreadsheetKind, spreadsheetNameProblem } from '#lib/workbook/spreadsheetFile.ts';
import type { SpreadsheetFileProblem } from '#lib/workbook/spreadsheetFile.ts';
import { openList } from '#lib/workbook/openList.ts';
import { openWorkbook, sheetToRead } from '#lib/workbook/openWorkbook.ts';
import type { Directory } from '#mock/state/directory/directory.ts';
import { limits } from '#mock/services/limits.ts';
import type { ImportProblem, ImportRecord } from '#mock/state/importTables.ts';
import { judgeRows } from './judgeRows';
import type { ReadRow } from './judgeRows';

interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** The user's choices where the workbook is ambiguous. Indexes start at 0. */
export interface UploadChoice {
  accountColumn?: number;
  /** From 1, as the sheet counts. */
  headerRow?: number;
  sheet?: number;
}

/** Reads the user's choices from a request body. */
export function selectedIn(fields: { [Name in keyof UploadChoice]: string }): UploadChoice {
  const names = ['accountColumn', 'headerRow', 'sheet'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, Number(fields[name])]])),
  );
}

/** What is wrong with a file before it is opened (D46); undefined if nothing is. */
export function uploadProblem({ name, bytes }: NamedFile): SpreadsheetFileProblem | undefined {
  return (
    spreadsheetNameProblem({ name, size: bytes.length }, limits.importBytes)
    ?? (spreadsheetKind(name, bytes) === undefined ? 'content' : undefined)
  );
}

/** Column indexes by name. Without a recognized header, the first column is the account. */
function columnsOf(header: readonly string[], { accountColumn }: UploadChoice): ColumnPlaces {
  const places = columnPlaces(header);
  if (accountColumn !== undefined) return { ...places, account: accountColumn };
  return namesPeople(places) ? places : { ...places, account: 0 };
}

/**
 * The rows below the header, at most one more than allowed.
 * @throws UnreadableWorkbook as `openWorkbook`
 */
async function rowsOf({ name, bytes }: NamedFile, choice: UploadChoice): Promise<ReadRow[]> {
  const workbook = await openWorkbook(bytes, spreadsheetKind(name, bytes) ?? 'xlsx');
  const rows: ReadRow[] = [];
  let identities: ReadonlyArray<NonNullable<ReadRow['identity']>> = ['account'];
  let columns: [SheetColumn, number][] | undefined;
  const list = await openList((await sheetToRead(workbook, choice.sheet)).rows, choice.headerRow);
  for await (const { number: row, texts, hiddenColumns } of list.rows) {
    if (columns === undefined) {
      const places = columnsOf(texts, choice);
      if (choice.accountColumn === undefined) identities = identityColumns(places, hiddenColumns);
      columns = Object.entries(places) as [SheetColumn, number][];
      continue;
    }
    const filledCells = columns.flatMap(([column, place]) =>
      (texts[place] ?? '') === '' ? [] : [[column, texts[place]]],
    );
    const cells = Object.fromEntries(filledCells) as ReadRow['cells'];
    const identity = identities.find((column) => isPerson(cells[column]));
    if (filledCells.length > 0) rows.push({ row, cells, identity });
    if (rows.length > limits.importRows) break;
  }
  return rows;
}

function problemOf(name: string, rows: readonly ReadRow[] | undefined): ImportProblem | undefined {
  if (!rows) return 'unreadable';
  if (rows.length === 0) return 'empty';
  if (rows.length > limits.importRows) return 'tooMany';
  return /^failing/i.test(name) ? 'failing' : undefined;
}

type Content = Pick<ImportRecord, 'fileName' | 'fileHash' | 'problem' | 'stuck' | 'rows'>;

/** SHA-256 in hex of the upload: the file and the user's choices. */
export function hashOf(
  bytes: Buffer,
  { accountColumn, headerRow, sheet }: UploadChoice = {},
): string {
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([accountColumn, headerRow, sheet]))
    .digest('hex');
}

/** Opens a file that `fileProblem` accepts, and judges its rows. */
export async function readUpload(
  directory: Directory,
  file: NamedFile,
  choice: UploadChoice = {},
): Promise<Content> {
  const rows = await rowsOf(file, choice).catch(() => undefined);
  const problem = problemOf(file.name, rows);
  const isWhole = problem === undefined || problem === 'failing';
  return {
    fileName: file.name,
    fileHash: hashOf(file.bytes, choice),
    ...(problem && { problem }),
    ...(/^stuck/i.test(file.name) && { stuck: true }),
    rows: isWhole ? judgeRows(directory, rows ?? []) : [],
  };
}
