/** A stream that holds more than whoever reads it can use. */
export class StreamTooLong extends Error {}

type Bytes = Pick<ReadableStream<Uint8Array>, 'getReader'>;

/**
 * Hands a stream on piece by piece.
 * @param most bytes that it may have
 * @throws StreamTooLong beyond them, and leaves the rest unread
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

/** The text of a stream in UTF-8. @param most bytes that it may have; @throws StreamTooLong beyond them */
export async function boundedText(stream: Bytes, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  await readBounded(stream, most, (piece) => {
    text += decoder.decode(piece, { stream: true });
  });
  return text + decoder.decode();
}
