import { createHash } from 'node:crypto';
import type { SheetColumn } from '../../src/lib/spreadsheetColumns';
import type { Directory } from '../directory/directory';
import { memberTextsOf } from '../directory/memberBase';
import { mix } from '../directory/mix';
import { limits } from '../limits';
import type { ImportProblem, ImportRecord } from './importTables';
import { judgeRows } from './judgeRows';
import type { ReadRow } from './judgeRows';
import { columnsOf } from './sheetColumns';
import { readSheet } from './workbook/readSheet';

const ZIP = 'PK\x03\x04';

/** What is wrong with a file before anybody opens it (D46); undefined when nothing is. */
export function fileProblem({ name, bytes }: { name: string; bytes: Buffer }): 'extension' | 'missing' | 'size' | 'content' | undefined {
  // Control and bidirectional characters hide the real extension.
  if (!/\.xlsx?$/i.test(name) || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)) return 'extension';
  if (bytes.length === 0) return 'missing';
  if (bytes.length > limits.importBytes) return 'size';
  return isZip(bytes) || isCompound(bytes) ? undefined : 'content';
}

function isZip(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === ZIP;
}

/** The old format, xls. */
function isCompound(bytes: Buffer): boolean {
  return bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
}

/** The mock cannot read xls: rows follow from the file's hash, four of five naming members. The same file, the same rows. */
function inventedRows(seed: number, hash: string): ReadRow[] {
  const start = Number.parseInt(hash.slice(0, 8), 16);
  return Array.from({ length: 5 + (start % 20) }, (_, index) => {
    const { name, account } = memberTextsOf(seed, mix(start, index, 1) % 100_000);
    return { row: index + 2, cells: { name, account: index % 5 === 4 ? `nobody${index}` : account } };
  });
}

function rowsOf(bytes: Buffer, accountColumn: number | undefined): ReadRow[] | undefined {
  const sheet = readSheet(bytes, limits.importRows + 2);
  if (!sheet) return undefined;
  const [header, ...rows] = sheet;
  const columns = Object.entries(columnsOf(header?.cells ?? [], accountColumn)) as [SheetColumn, number][];
  return rows.flatMap(({ row, cells }) => {
    const texts = columns.flatMap(([column, place]) => ((cells[place] ?? '') === '' ? [] : [[column, cells[place]]]));
    return texts.length === 0 ? [] : [{ row, cells: Object.fromEntries(texts) as ReadRow['cells'] }];
  });
}

function problemOf(name: string, rows: readonly ReadRow[] | undefined): ImportProblem | undefined {
  if (!rows) return 'unreadable';
  if (rows.length === 0) return 'empty';
  if (rows.length > limits.importRows) return 'tooMany';
  return /^failing/i.test(name) ? 'failing' : undefined;
}

type Content = Pick<ImportRecord, 'fileName' | 'fileHash' | 'problem' | 'stuck' | 'rows'>;

/** SHA-256, in hex, of what was sent: the file, and the column when the visitor chose it. */
export function hashOf(bytes: Buffer, accountColumn?: number): string {
  return createHash('sha256').update(bytes).update(String(accountColumn ?? '')).digest('hex');
}

/**
 * Opens a file that `fileProblem` lets pass and decides about its rows.
 * @param accountColumn place of the column that tells who is meant, when the visitor chose it
 */
export function readUpload(directory: Directory, seed: number, file: { name: string; bytes: Buffer }, accountColumn?: number): Content {
  const fileHash = hashOf(file.bytes, accountColumn);
  const rows = isZip(file.bytes) ? rowsOf(file.bytes, accountColumn) : inventedRows(seed, fileHash);
  const problem = problemOf(file.name, rows);
  const isWhole = problem === undefined || problem === 'failing';
  return {
    fileName: file.name,
    fileHash,
    ...(problem && { problem }),
    ...(/^stuck/i.test(file.name) && { stuck: true }),
    rows: isWhole ? judgeRows(directory, rows ?? []) : [],
  };
}
