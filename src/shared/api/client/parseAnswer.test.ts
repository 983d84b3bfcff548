import { reply } from '#testing/network/scriptedFetch.ts';
import { networkOf, start, bodyOf } from '#testing/network/sentRequest.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the body', () => {
  test('net-17 is abandoned once it exceeds the limit', async () => {
    const flood = bodyOf(50_000, 0, 'x'.repeat(1024));
    const exchange = start(flood.network);
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toEqual({ outcome: 'tooLarge' });
    expect(flood.sent()).toBe(1025);
    expect(flood.cancelled()).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    [8, { outcome: 'answered', text: 'xxxxxxxx' }],
    [9, { outcome: 'tooLarge' }],
  ])('of %i bytes is compared with the caller’s limit', async (bytes, expected) => {
    const exchange = start(networkOf(reply.text(200, 'x'.repeat(bytes))), { largest: 8 });
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toMatchObject(expected);
  });

  test('decodes correctly wherever its bytes were split', async () => {
    const bytes = new TextEncoder().encode('学校🎓');
    const inBytes = networkOf(async () => {
      const start = (controller: ReadableStreamDefaultController) => {
        bytes.forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
        controller.close();
      };
      return new Response(new ReadableStream({ start }));
    });
    const exchange = start(inBytes);
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toMatchObject({ text: '学校🎓' });
  });

  test('net-22 in another charset does no harm', async () => {
    const gbk = networkOf(async () => new Response(Uint8Array.of(0xca, 0xfd, 0xbe, 0xdd)));
    const exchange = start(gbk);
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toMatchObject({
      outcome: 'answered',
      text: expect.stringContaining('\ufffd') as string,
    });
  });
});
