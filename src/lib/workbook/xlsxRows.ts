import { CellTexts } from './cellTexts';
import { FormatCollector, numberText } from './numberText';
import type { CellFormat } from './numberText';
import { readElements, readXmlPart, readXmlPieces } from './readPart';
import { READER_LIMITS } from './readerLimits';
import type { SheetRow } from './sheetRow';
import type { PackedPart } from './spreadsheetArchive';
import { attributesOf } from './xmlReader';
import type { XmlHandler } from './xmlReader';
import type { XlsxSheet, XlsxWorkbook } from './xlsxSheets';

/** Decodes characters that XML cannot hold, such as `_x000D_` (ECMA-376 part 1, 22.4.2.4). */
function withoutEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\da-fA-F]{4})_/g, (_whole, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
}

/** Adds a piece to a text as far as a cell can hold it. */
const extended = (text: string, piece: string): string =>
  text.length > READER_LIMITS.cellUnits ? text : text + piece;

/** The shared strings by index: their runs joined, without Japanese phonetic text. */
async function readSharedStrings(part: PackedPart | undefined): Promise<string[]> {
  const strings: string[] = [];
  let open = '';
  let text = '';
  if (part === undefined) return strings;
  await readXmlPart(part, 'sst', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 't' ? open !== 'rPh' : name === 'rPh') open = name;
    },
    text(piece) {
      if (open === 't') text = extended(text, piece);
    },
    close(name) {
      if (name === 'si') strings.push(withoutEscapes(text));
      if (name === 'rPh' || (name === 't' && open === 't')) open = '';
    },
  });
  return strings;
}

/** The format of each cell style, by index. Named base styles do not count. */
async function readFormats({ styles, from1904 }: XlsxWorkbook): Promise<CellFormat[]> {
  const collector = new FormatCollector();
  if (styles === undefined) return [];
  await readElements(styles, {
    'styleSheet/numFmts/numFmt': (attributes) =>
      collector.addCode(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? ''),
    'styleSheet/cellXfs/xf': (attributes) =>
      collector.addStyle(Number(attributes.get('numFmtId') ?? 0)),
  });
  return collector.formats(from1904);
}

const TEXT_TYPES: ReadonlySet<string> = new Set(['s', 'inlineStr', 'str']);

interface Cell {
  column: number;
  type: string;
  format: CellFormat | undefined;
  value: string;
  inline: string;
}

/** The last column is XFD. */
const MAX_COLUMNS = 16_384;

function columnOf(reference: string | undefined): number | undefined {
  const letters = /^\$?([A-Z]{1,3})\$?\d+$/i.exec(reference ?? '')?.[1]?.toUpperCase();
  return letters === undefined
    ? undefined
    : [...letters].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A time of day, or a length of time, as Strict workbooks write it; times are of the day zero. */
const ISO_TIME =
  /^(?:PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?|(?:1899-12-3[01]T)?(\d\d):(\d\d)(?::([\d.]+))?Z?)$/;

/** A day as `2026-01-15`, a time as `09:30`, with seconds if there are some. */
function isoText(raw: string): string {
  const parts = ISO_TIME.exec(raw)?.slice(1);
  if (parts === undefined) return raw.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1');
  const [hours = 0, minutes = 0, seconds = 0] = [0, 1, 2].map((at) =>
    Math.round(Number(parts[at] ?? parts[at + 3] ?? 0)),
  );
  const timeParts = seconds === 0 ? [hours, minutes] : [hours, minutes, seconds];
  return timeParts.map((each) => String(each).padStart(2, '0')).join(':');
}

const isTrue = (attribute = ''): boolean => /^(?:1|true)$/.test(attribute);

/** Collects the rows of a sheet from its XML. */
class RowCollector implements XmlHandler {
  rows: SheetRow[] = [];
  private readonly texts = new CellTexts();
  private readonly hiddenColumns = new Set<number>();
  private inData = false;
  private row: SheetRow | undefined;
  private last = 0;
  private cell: Cell | undefined;
  private nextColumn = 0;
  private collecting: '' | 'v' | 't' | 'rPh' = '';

  constructor(private readonly data: CellData) {}

  open(name: string, tag: string): void {
    if (name === 'sheetData') this.inData = true;
    else if (name === 'col') this.takeColumns(attributesOf(tag));
    else if (name === 'row' && this.inData) this.openRow(attributesOf(tag));
    else if (name === 'c' && this.row) this.openCell(attributesOf(tag));
    else if (
      this.cell
      && (name === 'v' || name === 'rPh' || (name === 't' && this.collecting !== 'rPh'))
    )
      this.collecting = name;
  }

  private takeColumns(attributes: ReadonlyMap<string, string>): void {
    if (!isTrue(attributes.get('hidden'))) return;
    const last = Math.min(Number(attributes.get('max')), READER_LIMITS.columns);
    for (let column = Number(attributes.get('min')); column <= last; column += 1)
      this.hiddenColumns.add(column - 1);
  }

  private openRow(attributes: ReadonlyMap<string, string>): void {
    const number = Number(attributes.get('r'));
    this.last = Number.isSafeInteger(number) && number > 0 ? number : this.last + 1;
    this.row = {
      number: this.last,
      hidden: isTrue(attributes.get('hidden')),
      hiddenColumns: this.hiddenColumns,
      texts: [],
    };
    this.nextColumn = 0;
  }

  private openCell(attributes: ReadonlyMap<string, string>): void {
    const column = columnOf(attributes.get('r')) ?? this.nextColumn;
    if (column >= MAX_COLUMNS) throw new Error('A cell lies beyond the last column');
    this.nextColumn = column + 1;
    this.cell = {
      column,
      type: attributes.get('t') ?? 'n',
      format: this.data.formats[Number(attributes.get('s') ?? 0)],
      value: '',
      inline: '',
    };
  }

  text(piece: string): void {
    if (this.cell === undefined) return;
    if (this.collecting === 'v') this.cell.value = extended(this.cell.value, piece);
    else if (this.collecting === 't') this.cell.inline = extended(this.cell.inline, piece);
  }

  close(name: string): void {
    if (name === this.collecting) this.collecting = '';
    if (name === 'sheetData') this.inData = false;
    else if (name === 'c' && this.cell) this.closeCell(this.cell);
    else if (name === 'row' && this.row) {
      this.rows.push(this.row);
      this.row = undefined;
    }
  }

  private closeCell(cell: Cell): void {
    const format = TEXT_TYPES.has(cell.type) ? cell.format?.text : undefined;
    const text = this.texts.textOf(this.valueOf(cell), format);
    const texts = this.row?.texts;
    this.cell = undefined;
    this.collecting = '';
    if (text === '' || texts === undefined) return;
    const column = Math.min(cell.column, READER_LIMITS.columns);
    while (texts.length < column) texts.push('');
    texts[column] = text;
  }

  private valueOf({ type, value, inline, format }: Cell): string {
    switch (type) {
      // A missing or non-numeric index is invalid; it must not count as the first.
      case 's':
        return /^\s*\d+\s*$/.test(value) ? (this.data.strings[Number(value)] ?? '') : '';
      case 'inlineStr':
        return withoutEscapes(inline || value);
      case 'str':
        return withoutEscapes(value || inline);
      case 'e':
        return value;
      case 'b':
        return value.trim() === '' ? '' : String(/^(?:1|true)$/i.test(value.trim()));
      case 'd':
        return isoText(value.trim());
      default:
        return numberText(value, format);
    }
  }
}

/** The shared strings and the formats of a workbook's cells, by index. */
export interface CellData {
  strings: readonly string[];
  formats: readonly CellFormat[];
}

/** @throws Error when a part is truncated or damaged */
export async function cellData(workbook: XlsxWorkbook): Promise<CellData> {
  return {
    strings: await readSharedStrings(workbook.sharedStrings),
    formats: await readFormats(workbook),
  };
}

/**
 * The rows of a sheet in the order of the file.
 * @throws Error when a part is truncated or damaged
 */
export async function* rowsOfXlsx(data: CellData, { part }: XlsxSheet): AsyncGenerator<SheetRow> {
  const collector = new RowCollector(data);
  const pieces = readXmlPieces(part, 'worksheet', collector);
  while (!(await pieces.next()).done) {
    yield* collector.rows;
    collector.rows = [];
  }
}
