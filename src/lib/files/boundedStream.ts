/** The stream exceeds the reader's limit. */
export class StreamTooLong extends Error {}

type Bytes = Pick<ReadableStream<Uint8Array>, 'getReader'>;

/**
 * Reads a stream piece by piece.
 * @param most maximum number of bytes
 * @throws StreamTooLong beyond it; the rest stays unread
 */
export async function readBounded(
  stream: Bytes,
  most: number,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  const reader = stream.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > most) {
      void reader.cancel();
      throw new StreamTooLong();
    }
    take(value);
  }
}

/**
 * The UTF-8 text of a stream.
 * @param most maximum number of bytes;
 * @throws StreamTooLong beyond it
 */
export async function boundedText(stream: Bytes, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  await readBounded(stream, most, (piece) => {
    text += decoder.decode(piece, { stream: true });
  });
  return text + decoder.decode();
}
