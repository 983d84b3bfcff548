import { MAGIC_BYTES, spreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import { openWorkbook, sheetToRead } from '#lib/workbook/openWorkbook.ts';
import type { SheetRow } from '#lib/workbook/sheetRow.ts';

/**
 * All rows of a sheet, by default of the first visible one.
 * @throws UnreadableWorkbook as `openWorkbook`
 */
async function readRows(name: string, bytes: Uint8Array, place?: number): Promise<SheetRow[]> {
  const workbook = await openWorkbook(
    bytes,
    spreadsheetKind(name, bytes.subarray(0, MAGIC_BYTES)) ?? 'xlsx',
  );
  const rows: SheetRow[] = [];
  for await (const row of (await sheetToRead(workbook, place)).rows) rows.push(row);
  return rows;
}

/** The texts of the non-empty rows. */
export async function readTexts(
  name: string,
  bytes: Uint8Array,
  place?: number,
): Promise<string[][]> {
  return (await readRows(name, bytes, place)).flatMap(({ texts }) =>
    texts.length > 0 ? [texts] : [],
  );
}
