import { reply } from '#testing/network/scriptedFetch.ts';
import { networkOf, start, bodyOf } from '#testing/network/sentRequest.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the body', () => {
  test('is abandoned once it exceeds the limit', async () => {
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
    const exchange = start(networkOf(reply.text(200, 'x'.repeat(bytes))), { maxBytes: 8 });
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toMatchObject(expected);
  });
});
