/** @jest-environment node */
import { StreamTooLong, boundedText, readBounded } from './boundedStream';

const streamOf = (...pieces: readonly number[][]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Uint8Array.from(piece));
      controller.close();
    },
  });

test('a stream of exactly the limit is read, and one byte more is refused', async () => {
  const taken: number[] = [];
  const take = (piece: Uint8Array): void => void taken.push(...piece);
  await readBounded(streamOf([1, 2], [3]), 3, take);
  expect(taken).toEqual([1, 2, 3]);
  await expect(readBounded(streamOf([1, 2], [3]), 2, take)).rejects.toThrow(StreamTooLong);
});

test('the rest of a stream beyond the limit stays unread', async () => {
  const cancel = jest.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(Uint8Array.of(1, 2)),
    cancel,
  });
  await expect(readBounded(endless, 5, () => undefined)).rejects.toThrow(StreamTooLong);
  expect(cancel).toHaveBeenCalled();
});

test('a letter that is split between two pieces of a text is whole', async () => {
  expect(await boundedText(streamOf([0xe6, 0xb0], [0x8f]), 3)).toBe('氏');
});
