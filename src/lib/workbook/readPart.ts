import { StreamTooLong } from '#lib/files/boundedStream.ts';
import { crc32 } from '#lib/files/crc32.ts';
import type { PackedPart } from './spreadsheetArchive';
import { attributesOf, XmlReader } from './xmlReader';
import type { XmlHandler } from './xmlReader';
import { STORED } from './zipDirectory';

async function* piecesOf({
  packed,
  method,
  unpacked,
  checksum,
}: PackedPart): AsyncGenerator<Uint8Array> {
  const stream = new Blob([packed.slice()]).stream();
  const reader = (
    method === STORED ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'))
  ).getReader();
  let [bytes, sum] = [0, 0];
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      bytes += value?.byteLength ?? 0;
      if (bytes > unpacked) throw new StreamTooLong();
      if (value !== undefined) {
        sum = crc32(value, sum);
        yield value;
      }
    }
  } finally {
    // Also when the caller stops early.
    reader.cancel().catch(() => undefined);
  }
  if (sum !== checksum) throw new Error('The part is damaged');
}

/** The two that a workbook's part may have (ECMA-376 part 2), by how its first tag begins. */
function encodingOf([first = 0, second = 0]: Uint8Array): string {
  const mark = first * 0x100 + second;
  if (mark === 0xfeff || mark === 0x003c) return 'utf-16be';
  return mark === 0xfffe || mark === 0x3c00 ? 'utf-16le' : 'utf-8';
}

/**
 * Reads a part with XML and yields after each piece, so that a caller can stop midway.
 * @param root the name of the root element, without prefix
 * @throws StreamTooLong when it is longer than the directory says; TypeError when it cannot be
 *   unpacked; Error when its checksum differs, or a tag is truncated or unclosed
 */
export async function* readXmlPieces(
  part: PackedPart,
  root: string,
  handler: XmlHandler,
): AsyncGenerator<undefined> {
  const reader = new XmlReader(root, handler);
  let decoder: TextDecoder | undefined;
  for await (const piece of piecesOf(part)) {
    decoder ??= new TextDecoder(encodingOf(piece));
    reader.take(decoder.decode(piece, { stream: true }));
    yield;
  }
  if (!reader.isWhole) throw new Error('The part is torn');
}

/**
 * Reads a part to its end.
 * @throws as `readXmlPieces`
 */
export async function readXmlPart(
  part: PackedPart,
  root: string,
  handler: XmlHandler,
): Promise<void> {
  const pieces = readXmlPieces(part, root, handler);
  while (!(await pieces.next()).done);
}

/**
 * Calls back with the attributes of each element at one of these paths; the same name elsewhere is
 * ignored.
 * @param at callbacks by path from the root, `workbook/sheets/sheet`
 * @throws as `readXmlPieces`
 */
export async function readElements(
  part: PackedPart,
  at: Readonly<Record<string, (attributes: ReadonlyMap<string, string>) => void>>,
): Promise<void> {
  const paths = new Map(Object.entries(at));
  const [root = ''] = Object.keys(at).map((path) => path.split('/', 1)[0]);
  const deepest = Math.max(...Object.keys(at).map((path) => path.split('/').length));
  const open: string[] = [];
  await readXmlPart(part, root, {
    open(name, tag) {
      open.push(name);
      if (open.length <= deepest) paths.get(open.join('/'))?.(attributesOf(tag));
    },
    close: () => void open.pop(),
  });
}
