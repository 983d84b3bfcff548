import { boundedText } from '../../../lib/boundedStream';
import { STORED, directoryOf, entriesOf, placeOf } from '../../../lib/zipDirectory';

const WORKBOOK = 'xl/workbook.xml';
const SHEET = /<(?:\w+:)?sheet(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/g;
const HIDDEN = /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/;

/** The text of one part of an archive that was looked over before; empty when it has no such part. Rejects on one that is longer than it says. */
async function partOf(bytes: Uint8Array, name: string): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entry = entriesOf(view, directoryOf(view)).find((one) => one.name === name);
  if (entry === undefined) return '';
  const { from, to } = placeOf(view, entry);
  const packed = new Blob([bytes.slice(from, to)]).stream();
  return boundedText(entry.method === STORED ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw')), entry.unpacked);
}

/**
 * Which sheet of a workbook whoever opens it sees first, counted from 0; the first where all are hidden. The reader of
 * spreadsheets could tell, but would read every text of the workbook for it.
 */
export async function firstVisibleSheet(bytes: Uint8Array): Promise<number> {
  const sheets = (await partOf(bytes, WORKBOOK)).match(SHEET) ?? [];
  return Math.max(0, sheets.findIndex((sheet) => !HIDDEN.test(sheet)));
}
