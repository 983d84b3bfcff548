import { stylesFormats } from './numberText';
import type { CellFormat } from './numberText';
import { OLD_BEGINNINGS, RECORD, RecordReader, recordsFrom } from './xlsRecords';

/** The version of Excel 97 and later; Excel 5 and 95 wrote 0x0500. */
const BIFF8 = 0x0600;
const HIDDEN_BITS = 0b11;
const WITH_ROWS = 0;

export class ProtectedWorkbook extends Error {}
/** The workbook is from Excel 95 or older. */
export class OldWorkbook extends Error {}

/** A sheet with rows. Chart and macro sheets have none. */
export interface XlsSheet {
  name: string;
  hidden: boolean;
  at: number;
}

/** The sheets of a workbook in order, and the shared data of their cells. */
export interface XlsWorkbook {
  stream: Uint8Array;
  sheets: XlsSheet[];
  strings: string[];
  formats: CellFormat[];
}

function readStrings(reader: RecordReader): string[] {
  const strings: string[] = [];
  reader.skip(4);
  for (let left = reader.u32(); left > 0 && !reader.isAtEnd; left -= 1) strings.push(reader.text());
  return strings;
}

function demandVersion(kind: number, reader: RecordReader): void {
  const version = OLD_BEGINNINGS.includes(kind)
    ? 0
    : kind === RECORD.begin
      ? reader.isAtEnd
        ? BIFF8
        : reader.u16()
      : undefined;
  if (version === undefined) throw new Error('The stream is no workbook');
  if (version < BIFF8) throw new OldWorkbook();
}

/**
 * Reads the sheets from the stream of an xls.
 * @throws ProtectedWorkbook for an encrypted one, OldWorkbook for one of Excel 95 or older, Error
 *   for one that cannot be read
 */
export function xlsWorkbook(stream: Uint8Array): XlsWorkbook {
  const sheets: XlsSheet[] = [];
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let strings: string[] = [];
  let from1904 = false;
  let isFirst = true;
  for (const { kind, depth, blocks } of recordsFrom(stream, 0)) {
    const reader = new RecordReader(blocks);
    if (isFirst) demandVersion(kind, reader);
    isFirst = false;
    if (depth !== 1) continue;
    if (kind === RECORD.filePass) throw new ProtectedWorkbook();
    else if (kind === RECORD.date1904) from1904 = reader.u16() === 1;
    else if (kind === RECORD.formatCode) codes.set(reader.u16(), reader.text());
    else if (kind === RECORD.sharedStrings) strings = readStrings(reader);
    else if (kind === RECORD.format) {
      reader.skip(2);
      ids.push(reader.u16());
    } else if (kind === RECORD.sheet) {
      const at = reader.u32();
      const hidden = (reader.u8() & HIDDEN_BITS) !== 0;
      if (reader.u8() === WITH_ROWS) sheets.push({ name: reader.text(1), hidden, at });
    }
  }
  return { stream, sheets, strings, formats: stylesFormats(ids, codes, from1904) };
}
