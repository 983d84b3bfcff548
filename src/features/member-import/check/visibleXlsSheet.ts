import { hasStream, streamOf } from '../../../lib/compoundFile';

/** Records of a workbook (MS-XLS, 2.3). */
const [END, ENCRYPTED, SHEET] = [0x0a, 0x2f, 0x85];
const HIDDEN_BITS = 0b11;
const WITH_ROWS = 0;

/** Where a workbook of the new format lies when it has a password (MS-OFFCRYPTO, 2.3.4.4). */
const SEALED_PACKAGE = 'EncryptedPackage';

/** A workbook that opens with its password only. */
export class ProtectedWorkbook extends Error {}

/**
 * Which sheet with rows whoever opens an xls sees first, among its sheets from 0; the first of all where all are hidden.
 * Charts and sheets of macros have none. Its reader does not tell, and takes what is encrypted as it comes.
 * @throws ProtectedWorkbook for an encrypted one, of the new format too; Error for one that cannot be read
 */
export function visibleXlsSheet(bytes: Uint8Array): number {
  if (hasStream(bytes, SEALED_PACKAGE)) throw new ProtectedWorkbook();
  const stream = streamOf(bytes, ['Workbook', 'Book']);
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const sheets: { state: number; kind: number }[] = [];
  let at = 0;
  for (let record = view.getUint16(at, true); record !== END; record = view.getUint16(at, true)) {
    if (record === ENCRYPTED) throw new ProtectedWorkbook();
    if (record === SHEET) sheets.push({ state: view.getUint8(at + 8) & HIDDEN_BITS, kind: view.getUint8(at + 9) });
    at += 4 + view.getUint16(at + 2, true);
  }
  const seen = sheets.findIndex(({ state, kind }) => state === 0 && kind === WITH_ROWS);
  return seen >= 0 ? seen : Math.max(0, sheets.findIndex(({ kind }) => kind === WITH_ROWS));
}

/** Whether a compound file is a workbook that opens with its password only. Throws nothing. */
export function isProtected(bytes: Uint8Array): boolean {
  try {
    visibleXlsSheet(bytes);
    return false;
  } catch (error) {
    return error instanceof ProtectedWorkbook;
  }
}
