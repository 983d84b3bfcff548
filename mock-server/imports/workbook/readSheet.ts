import { isBlank } from '../../../src/lib/characters';
import { partKey } from '../../../src/lib/spreadsheetArchive';
import { cellText, unescapeXml, withoutMarks } from './xmlText';
import { readZip } from './zip';

/** A row that has at least one text. */
export interface SheetRow {
  /** Number in the sheet, from 1. */
  row: number;
  /** Texts by column, from 0; empty or missing where there is none. */
  cells: string[];
}

/** Names of parts as `partKey` has them. */
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const STRINGS = 'xl/sharedstrings.xml';
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const MOST_COLUMNS = 50;

/** The text of a part without comments and CDATA, and without the prefixes of its tags, which some programs write. In linear time. */
function decode(bytes: Buffer): string {
  const text = bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le', 2) : bytes.toString('utf8');
  return withoutMarks(text).replace(/<(\/?)\w{1,20}:(?=\w)/g, '<$1');
}

/** Cuts at an element's beginnings, in linear time whatever the text; the first piece is what stands before. */
function pieces(xml: string, element: string): string[] {
  return xml.split(new RegExp(`<${element}(?=[\\s>/])`)).slice(1);
}

/** Takes out how words are read aloud, which Japanese spreadsheets keep beside them, in linear time too. */
function withoutReadings(xml: string): string {
  const [before = '', ...readings] = xml.split(/<rPh(?=[\s>])/);
  return before + readings.map((piece) => piece.split('</rPh>').slice(1).join('')).join('');
}

function texts(xml: string): string {
  return pieces(withoutReadings(xml), 't').map((piece) => cellText(/^[^<>]*>([^<]*)/.exec(piece)?.[1] ?? '')).join('');
}

function columnOf(letters: string): number {
  return [...letters].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Some programs write a number as `1.38E10`, and whole ones with a fraction; the dialog shows it as 13800000000. */
function numberText(text: string): string {
  return /^-?\d{1,15}(?:\.\d+)?(?:E\+?\d{1,2})?$/i.test(text) && !/^-?[1-9]\d*$/.test(text) ? String(Number(text)) : text;
}

function typedText(type: string, value: string): string {
  if (type === 'b') return String(value.trim() === '1');
  return type === 'n' ? numberText(value.trim()) : value;
}

function cellOf(piece: string, strings: readonly string[]): [column: number | undefined, text: string] {
  const end = piece.indexOf('>');
  const head = piece.slice(0, end);
  const letters = /\sr\s*=\s*["']([A-Z]{1,3})\d+["']/.exec(head)?.[1];
  const type = /\st\s*=\s*["'](\w+)["']/.exec(head)?.[1] ?? 'n';
  const body = head.endsWith('/') ? '' : piece.slice(end + 1);
  const value = cellText(/<v(?:\s[^<>]*)?>([^<]*)/.exec(body)?.[1] ?? '');
  const text = type === 'inlineStr' ? texts(body) : type === 's' ? strings[Number(value)] ?? '' : typedText(type, value);
  return [letters === undefined ? undefined : columnOf(letters), isBlank(text) ? '' : text.trim()];
}

const given = (name: string): RegExp => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
const ID = given('Id');
const STATE = given('state');
const TARGET = given('Target');
const TYPE = given('Type');
const REFERENCE = given('\\w+:id');

/** An attribute of the element that a piece begins with; empty when it has none of that name. */
function attribute(piece: string | undefined, pattern: RegExp): string {
  const [, double, single] = pattern.exec((piece ?? '').split('>', 1)[0] ?? '') ?? [];
  return unescapeXml(double ?? single ?? '');
}

/** The sheet with rows that whoever opens the workbook sees first; in an archive that does not say, its first one. */
function firstVisibleSheet(files: ReadonlyMap<string, Buffer>): Buffer | undefined {
  const [sheets = [], relations = []] = [[WORKBOOK, 'sheet'], [RELATIONS, 'Relationship']].map(([name = '', element = '']) => pieces(decode(files.get(name) ?? Buffer.alloc(0)), element));
  const worksheets = new Map(relations.filter((piece) => attribute(piece, TYPE).endsWith('/worksheet')).map((piece) => [attribute(piece, ID), attribute(piece, TARGET)]));
  const withRows = sheets.filter((piece) => worksheets.has(attribute(piece, REFERENCE)));
  const seen = withRows.find((piece) => !/hidden$/i.test(attribute(piece, STATE))) ?? withRows[0];
  const target = worksheets.get(attribute(seen, REFERENCE)) ?? '';
  return files.get(partKey(target.startsWith('/') ? target.slice(1) : `xl/${target}`)) ?? [...files].find(([name]) => SHEET.test(name))?.[1];
}

/**
 * Reads the first visible sheet of an xlsx workbook: cells as texts, formulas by their kept values. At most 50 columns.
 * @param most rows with text that are read; so that one more than allowed shows that there are too many
 * @returns undefined when the bytes are no workbook that can be read
 */
export function readSheet(bytes: Buffer, most: number): SheetRow[] | undefined {
  const files = readZip(bytes, (name) => SHEET.test(name) || [STRINGS, WORKBOOK, RELATIONS].includes(name));
  const sheet = files && firstVisibleSheet(files);
  const xml = sheet && decode(sheet);
  if (xml === undefined || !xml.includes('<sheetData') || !xml.includes('</worksheet>')) return undefined;
  const strings = pieces(decode(files?.get(STRINGS) ?? Buffer.alloc(0)), 'si').map(texts);
  const rows: SheetRow[] = [];
  let number = 0;
  for (const piece of pieces(xml, 'row')) {
    number = Number(/^[^>]*?\sr="(\d{1,7})"/.exec(piece)?.[1] ?? number + 1);
    const cells: string[] = [];
    for (const cell of pieces(piece, 'c')) {
      const [column = cells.length, text] = cellOf(cell, strings);
      if (column < MOST_COLUMNS) cells[column] = text;
    }
    // Columns without a cell are holes, which `find` and indexing both read as undefined.
    if (cells.some((text) => text !== '')) rows.push({ row: number, cells: Array.from(cells, (text) => text ?? '') });
    if (rows.length >= most) break;
  }
  return rows;
}
