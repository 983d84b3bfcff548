import { CellTexts } from './cellTexts';
import { plainNumber } from './numberText';
import type { CellFormat } from './numberText';
import { READER_LIMITS } from './readerLimits';
import type { SheetRow } from './sheetRow';
import { RECORD, RecordReader, recordsFrom } from './xlsRecords';
import type { XlsSheet, XlsWorkbook } from './xlsWorkbook';

const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};
const HIDDEN_ROW = 0x20;
const HIDDEN_COLUMN = 1;

/**
 * A number in 30 bits: an integer or the upper half of a double, possibly multiplied by 100
 * (MS-XLS, 2.5.217).
 */
function rkNumber(rk: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(0, rk & ~3);
  const value = rk & 2 ? rk >> 2 : view.getFloat64(0);
  return rk & 1 ? value / 100 : value;
}

const logicalText = (value: number, isError: boolean): string =>
  isError ? (ERRORS[value] ?? '#ERR!') : String(value !== 0);

/** Collects the cells of a sheet, which may come in any order. */
class CellCollector {
  readonly rows = new Map<number, SheetRow>();
  private readonly texts = new CellTexts();
  private readonly hiddenColumns = new Set<number>();
  /** The formula whose text result follows. */
  private awaited: { row: number; column: number; format: number } | undefined;

  constructor(private readonly workbook: XlsWorkbook) {}

  private row(row: number): SheetRow {
    const cells = this.rows.get(row) ?? {
      number: row + 1,
      hidden: false,
      hiddenColumns: this.hiddenColumns,
      texts: [],
    };
    this.rows.set(row, cells);
    return cells;
  }

  private put(row: number, place: number, raw: string, format?: CellFormat['text']): void {
    const { texts } = this.row(row);
    const text = this.texts.textOf(raw, format);
    const column = Math.min(place, READER_LIMITS.columns);
    while (text !== '' && texts.length < column) texts.push('');
    if (text !== '' || column < texts.length) texts[column] = text;
  }

  private putNumber(row: number, column: number, format: number, value: number): void {
    this.put(row, column, this.workbook.formats[format]?.number?.(value) ?? plainNumber(value));
  }

  private putText(row: number, column: number, format: number, text: string): void {
    this.put(row, column, text, this.workbook.formats[format]?.text);
  }

  take(kind: number, reader: RecordReader): void {
    if (kind === RECORD.string) {
      // Records of a shared formula or a table may be between a formula and its text.
      if (this.awaited)
        this.putText(this.awaited.row, this.awaited.column, this.awaited.format, reader.text());
      this.awaited = undefined;
    } else if (kind === RECORD.row) this.takeRow(reader);
    else if (kind === RECORD.columns) this.takeColumns(reader);
    else if (kind === RECORD.multipleRk) this.takeNumbers(reader);
    else if (CELLS.has(kind)) this.takeCell(kind, reader);
  }

  private takeRow(reader: RecordReader): void {
    const row = reader.u16();
    reader.skip(10);
    if (reader.u8() & HIDDEN_ROW) this.row(row).hidden = true;
  }

  private takeColumns(reader: RecordReader): void {
    const [first, last] = [reader.u16(), Math.min(reader.u16(), READER_LIMITS.columns - 1)];
    reader.skip(4);
    if (reader.u8() & HIDDEN_COLUMN)
      for (let column = first; column <= last; column += 1) this.hiddenColumns.add(column);
  }

  /** Each number has six bytes, and the last column two. */
  private takeNumbers(reader: RecordReader): void {
    const row = reader.u16();
    let column = reader.u16();
    for (let format = reader.u16(); !reader.isAtEnd; format = reader.u16()) {
      this.putNumber(row, column, format, rkNumber(reader.u32()));
      column += 1;
    }
  }

  private takeCell(kind: number, reader: RecordReader): void {
    const [row, column, format] = [reader.u16(), reader.u16(), reader.u16()];
    switch (kind) {
      case RECORD.labelOfShared:
        return this.putText(row, column, format, this.workbook.strings[reader.u32()] ?? '');
      case RECORD.label:
      case RECORD.richString:
        return this.putText(row, column, format, reader.text());
      case RECORD.rk:
        return this.putNumber(row, column, format, rkNumber(reader.u32()));
      case RECORD.number:
        return this.putNumber(row, column, format, reader.eight().getFloat64(0, true));
      case RECORD.boolOrError:
        return this.put(row, column, logicalText(reader.u8(), reader.u8() === 1));
      default:
        return this.takeFormula(row, column, format, reader.eight());
    }
  }

  private takeFormula(row: number, column: number, format: number, result: DataView): void {
    const isNumber = result.getUint16(6) !== 0xffff;
    const kind = isNumber ? undefined : result.getUint8(0);
    this.awaited = kind === 0 ? { row, column, format } : undefined;
    if (isNumber) this.putNumber(row, column, format, result.getFloat64(0, true));
    else
      this.put(
        row,
        column,
        kind === 1 || kind === 2 ? logicalText(result.getUint8(2), kind === 2) : '',
      );
  }
}

const CELLS: ReadonlySet<number> = new Set([
  RECORD.labelOfShared,
  RECORD.label,
  RECORD.richString,
  RECORD.rk,
  RECORD.number,
  RECORD.boolOrError,
  RECORD.formula,
]);

/**
 * The rows of a sheet from the top, without the cells of embedded charts.
 * @throws Error when one cannot be read
 */
export function rowsOfXls(workbook: XlsWorkbook, { at: from }: XlsSheet): SheetRow[] {
  const collector = new CellCollector(workbook);
  let isFirst = true;
  for (const { kind, depth, blocks } of recordsFrom(workbook.stream, from)) {
    if (isFirst && kind !== RECORD.begin) throw new Error('A sheet is not where the workbook says');
    isFirst = false;
    if (depth === 1) collector.take(kind, new RecordReader(blocks));
  }
  return [...collector.rows.values()].sort((one, other) => one.number - other.number);
}
