import { read, SSF } from '@e965/xlsx';
import type { CellObject } from '@e965/xlsx';
import { cellText } from '#lib/workbook/xlsxRows.ts';

/** A cell's text by independent rules: dates as ISO, IDs padded with zeros, other numbers plain. */
function textOf({ t, v, w, z }: CellObject): string {
  if (t === 'b') return String(v === true);
  if (t === 'e') return w ?? '';
  if (t !== 'n') return String(v ?? '');
  const [value, format] = [Number(v), typeof z === 'string' ? z : ''];
  if (SSF.is_date(format)) return String(SSF.format('yyyy-mm-dd', value));
  const zeros = /^(?:\[Red\])?(0{2,})(?:_ )?(?:;-0+)?$/.exec(format)?.[1];
  return zeros !== undefined && Number.isInteger(value)
    ? String(value).padStart(zeros.length, '0')
    : String(Number(value.toPrecision(15)));
}

/**
 * The texts of the first visible sheet, as another reader finds them.
 * @throws whatever that reader throws
 */
export function sheetJsTexts(bytes: Uint8Array): string[][] {
  const { SheetNames, Sheets, Workbook } = read(bytes, {
    type: 'array',
    cellNF: true,
    dense: true,
    cellDates: false,
  });
  const seen = Workbook?.Sheets?.findIndex((sheet) => (sheet.Hidden ?? 0) === 0) ?? 0;
  const date1904 = Workbook?.WBProps?.date1904 === true;
  const sheet = Sheets[SheetNames[Math.max(0, seen)] ?? ''] as
    { '!data'?: (CellObject | undefined)[][] } | undefined;
  return (sheet?.['!data'] ?? []).flatMap((row) => {
    const cells = Array.from(row ?? [], (cell) => {
      if (cell === undefined) return '';
      const isDay = date1904 && cell.t === 'n' && typeof cell.z === 'string' && SSF.is_date(cell.z);
      return cellText(textOf(isDay ? { ...cell, v: Number(cell.v) + 1462 } : cell));
    });
    const texts = cells.slice(0, cells.findLastIndex((text) => text !== '') + 1);
    return texts.length === 0 ? [] : [texts];
  });
}
