import { boundedText, readBounded } from '../../../lib/boundedStream';
import { STORED, directoryOf, entriesOf, placeOf } from '../../../lib/zipDirectory';

interface Part {
  stream: ReadableStream<Uint8Array>;
  /** Bytes that the directory says it has. */
  most: number;
}

function openPart(bytes: Uint8Array, name: string): Part | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entry = entriesOf(view, directoryOf(view)).find((one) => one.name === name);
  if (entry === undefined) return undefined;
  const { from, to } = placeOf(view, entry);
  const packed = new Blob([bytes.slice(from, to)]).stream();
  return { stream: entry.method === STORED ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw')), most: entry.unpacked };
}

/** The text of one part of an archive that was looked over before; empty when it has no such part. Rejects on one that is longer than it says. */
export async function partText(bytes: Uint8Array, name: string): Promise<string> {
  const part = openPart(bytes, name);
  return part === undefined ? '' : boundedText(part.stream, part.most);
}

/** Hands the text of a part on piece by piece; nothing when there is no such part. Rejects as `partText`. */
export async function readPart(bytes: Uint8Array, name: string, take: (text: string) => void): Promise<void> {
  const part = openPart(bytes, name);
  if (part === undefined) return;
  const decoder = new TextDecoder();
  await readBounded(part.stream, part.most, (piece) => take(decoder.decode(piece, { stream: true })));
  take(decoder.decode());
}
