import { readFileSync } from 'node:fs';
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import type { WrittenEntry } from '#mock/services/imports/workbook/zip.ts';
import { readSheet } from '#features/assignment/import/sheet/readSheet.ts';
import {
  MAGIC_BYTES,
  spreadsheetKind,
  spreadsheetNameProblem,
} from '#lib/workbook/spreadsheetFile.ts';

/** Bytes of the largest workbook that a deployment accepts by default. */
const MAX_BYTES = 5 * 1024 * 1024;

/** A damaged, hostile or unusual workbook of the tests. */
export const hostileWorkbook = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(`${__dirname}/../../lib/workbook/hostile/${name}`));

/** The dialog's verdict on a file: a problem, or the number of its rows. */
export async function verdictOf(name: string, bytes: Uint8Array): Promise<string | number> {
  const problem = spreadsheetNameProblem({ name, size: bytes.length }, MAX_BYTES);
  if (problem !== undefined) return problem;
  const kind = spreadsheetKind(name, bytes.subarray(0, MAGIC_BYTES));
  if (kind === undefined) return 'content';
  const reading = await readSheet(bytes, kind, () => undefined);
  return reading.problem ?? reading.summary.rows;
}

/**
 * The parts of a workbook whose sheet has this `sheetData`.
 * @param others further parts; a theme, shared strings and styles at their usual paths are linked
 */
export function workbookParts(
  sheetData: string,
  others: readonly WrittenEntry[] = [],
): WrittenEntry[] {
  const parts = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = (...each: readonly (readonly [type: string, target: string])[]) =>
    `<Relationships xmlns="${parts}">${each.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  return [
    {
      name: '[Content_Types].xml',
      text: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: '_rels/.rels', text: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['theme', 'theme/theme1.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
        ['styles', 'styles.xml'],
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    },
    ...others,
  ];
}

/** A workbook made from `workbookParts`. */
export function workbook(sheetData: string, others?: readonly WrittenEntry[]): Buffer {
  return writeZip(workbookParts(sheetData, others));
}
