import { writeZip } from './zip';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for XML. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

// oxlint-disable-next-line no-control-regex -- XML 1.0 cannot hold them, not even escaped
const NOT_IN_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * A cell's text in a sheet's XML. Characters that XML cannot contain are written as `_x000D_`
 * (ECMA-376 part 1, 22.4.2.4). In a text that looks like such an escape, the underscore is escaped.
 */
function cellXml(text: string): string {
  return escapeXml(text.replace(NOT_IN_XML, '').replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_'));
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Prefixes a text that a spreadsheet would take for a formula with an apostrophe (D46). */
function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function columnName(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}

function rowXml(cells: readonly string[], index: number): string {
  const row = index + 1;
  const xml = cells
    .map(
      (text, column) =>
        `<c r="${columnName(column)}${row}" s="1" t="inlineStr"><is><t xml:space="preserve">${cellXml(escapeFormula(text))}</t></is></c>`,
    )
    .join('');
  return `<row r="${row}">${xml}</row>`;
}

/** Two styles: the usual one, and text (format 49), which keeps leading zeros and long numbers. */
const STYLES = `${HEAD}<styleSheet xmlns="${SHEETS}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/**
 * Writes a workbook with one sheet and all cells, and the empty ones below, as texts.
 * @param rows at least one; texts that look like formulas are made harmless
 * @returns xlsx; the same bytes for the same rows
 */
export function writeSheet(
  rows: readonly (readonly string[])[],
  { rightToLeft = false } = {},
): Buffer {
  const part = (name: string, type: string): string =>
    `<Override PartName="${name}" ContentType="${TYPES}.${type}+xml"/>`;
  const relations = (...each: [type: string, target: string][]): string =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const view = `<sheetViews><sheetView${rightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"/></sheetViews>`;
  const columns = `<cols><col min="1" max="${rows[0]?.length ?? 1}" width="20" style="1" customWidth="1"/></cols>`;
  return writeZip([
    {
      name: '[Content_Types].xml',
      text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
    },
    { name: '_rels/.rels', text: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      text: `${HEAD}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    },
    { name: 'xl/styles.xml', text: STYLES },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `${HEAD}<worksheet xmlns="${SHEETS}">${view}${columns}<sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
    },
  ]);
}
