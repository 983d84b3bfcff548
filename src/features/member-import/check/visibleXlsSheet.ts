import { streamOf } from '../../../lib/compoundFile';

/** Records of a workbook (MS-XLS, 2.3). */
const [END, ENCRYPTED, SHEET] = [0x0a, 0x2f, 0x85];
const HIDDEN_BITS = 0b11;
const WITH_ROWS = 0;

/**
 * Which sheet with rows whoever opens an xls sees first, among its sheets from 0; the first of all where all are hidden.
 * Charts and sheets of macros have none. Its reader does not tell, and takes what is encrypted as it comes.
 * @throws Error for an encrypted one, or one that cannot be read
 */
export function visibleXlsSheet(bytes: Uint8Array): number {
  const stream = streamOf(bytes, ['Workbook', 'Book']);
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const sheets: { state: number; kind: number }[] = [];
  let at = 0;
  for (let record = view.getUint16(at, true); record !== END; record = view.getUint16(at, true)) {
    if (record === ENCRYPTED) throw new Error('The workbook is encrypted');
    if (record === SHEET) sheets.push({ state: view.getUint8(at + 8) & HIDDEN_BITS, kind: view.getUint8(at + 9) });
    at += 4 + view.getUint16(at + 2, true);
  }
  const seen = sheets.findIndex(({ state, kind }) => state === 0 && kind === WITH_ROWS);
  return seen >= 0 ? seen : Math.max(0, sheets.findIndex(({ kind }) => kind === WITH_ROWS));
}
