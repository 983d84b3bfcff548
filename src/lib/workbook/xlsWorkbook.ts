import { FormatCollector } from './numberText';
import type { CellFormat } from './numberText';
import { limit, READER_LIMITS } from './readerLimits';
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
  for (let remaining = reader.u32(); remaining > 0 && !reader.isAtEnd; remaining -= 1)
    strings.push(reader.text());
  return strings;
}

/** A code that is cut short leaves its cells unformatted. */
function readCode(reader: RecordReader, collector: FormatCollector): void {
  try {
    collector.addCode(reader.u16(), reader.text());
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
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

function isBegin(stream: Uint8Array, at: number): boolean {
  return ((stream[at] ?? 0) | ((stream[at + 1] ?? 0) << 8)) === RECORD.begin;
}

/** Where the parts of a workbook begin: first its own, then its sheets in order. */
function partStarts(stream: Uint8Array): number[] {
  const starts: number[] = [];
  try {
    for (let at = 0; isBegin(stream, at);) {
      starts.push(at);
      // The last record of a part has no content.
      for (const { at: last } of recordsFrom(stream, at)) at = last + 4;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return starts;
}

/**
 * Reads the sheets from the stream of an xls.
 * @throws ProtectedWorkbook for an encrypted one, OldWorkbook for one of Excel 95 or older, Error
 *   for one that cannot be read
 */
export function xlsWorkbook(stream: Uint8Array): XlsWorkbook {
  const sheets: (XlsSheet & { order: number })[] = [];
  const collector = new FormatCollector();
  let strings: string[] = [];
  let from1904 = false;
  let isFirst = true;
  let order = 1;
  for (const { kind, depth, blocks } of recordsFrom(stream, 0)) {
    const reader = new RecordReader(blocks);
    if (isFirst) demandVersion(kind, reader);
    isFirst = false;
    if (depth !== 1) continue;
    if (kind === RECORD.filePass) throw new ProtectedWorkbook();
    else if (kind === RECORD.date1904) from1904 = reader.u16() === 1;
    else if (kind === RECORD.formatCode) readCode(reader, collector);
    else if (kind === RECORD.sharedStrings) strings = readStrings(reader);
    else if (kind === RECORD.format) {
      reader.skip(2);
      collector.addStyle(reader.u16());
    } else if (kind === RECORD.sheet) {
      const at = reader.u32();
      const hiddenSheets = (reader.u8() & HIDDEN_BITS) !== 0;
      if (reader.u8() === WITH_ROWS)
        sheets.push({ name: reader.text(1), hidden: hiddenSheets, at, order });
      limit(sheets.length, READER_LIMITS.sheets);
      order += 1;
    }
  }
  // Some programs write a wrong place; the order of the sheets is right.
  const brokenSheets = sheets.filter(({ at }) => !isBegin(stream, at));
  const starts = brokenSheets.length === 0 ? [] : partStarts(stream);
  for (const sheet of brokenSheets) sheet.at = starts[sheet.order] ?? sheet.at;
  return { stream, sheets, strings, formats: collector.formats(from1904) };
}
