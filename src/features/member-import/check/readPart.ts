import { readBounded } from '../../../lib/boundedStream';
import { crc32 } from '../../../lib/crc32';
import type { PackedPart } from '../../../lib/spreadsheetArchive';
import { STORED } from '../../../lib/zipDirectory';
import { TagBalance } from './tagBalance';

/**
 * Unpacks a part of a workbook, and looks that it is what was packed: the reader of rows compares no checksum of a sheet.
 * @param take is handed piece after piece
 * @throws StreamTooLong when it is longer than its directory says; TypeError when it cannot be unpacked; Error when its
 * checksum is another
 */
async function readPart({ packed, method, unpacked, checksum }: PackedPart, take: (piece: Uint8Array) => void): Promise<void> {
  const stream = new Blob([packed.slice()]).stream();
  let sum = 0;
  await readBounded(method === STORED ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw')), unpacked, (piece) => {
    sum = crc32(piece, sum);
    take(piece);
  });
  if (sum !== checksum) throw new Error('The part is damaged');
}

/** The unpacked bytes of a part. @throws as `readPart` */
export async function partBytes(part: PackedPart): Promise<Uint8Array> {
  const bytes = new Uint8Array(part.unpacked);
  let length = 0;
  await readPart(part, (piece) => {
    bytes.set(piece, length);
    length += piece.byteLength;
  });
  return bytes.subarray(0, length);
}

/**
 * Reads a part that holds XML in UTF-8, and looks that its tags are whole.
 * @param root the name of the element around all of it, without its prefix
 * @param take is handed its text piece after piece
 * @throws as `readPart`, and Error when a tag is torn or has no end
 */
export async function readXmlPart(part: PackedPart, root: string, take: (text: string) => void = () => undefined): Promise<void> {
  const tags = new TagBalance(root);
  const decoder = new TextDecoder();
  await readPart(part, (piece) => {
    const text = decoder.decode(piece, { stream: true });
    tags.take(text);
    take(text);
  });
  if (!tags.isWhole) throw new Error('The part is torn');
}
