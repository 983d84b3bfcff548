import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { SEEN } from '#testing/network/sentRequest.ts';
import type { RawAnswer } from './exchange';
import { sendUpload } from './sendUpload';

function start(then: Reply, caller = new AbortController().signal) {
  const upload: { answer?: RawAnswer; progress: number[] } = { progress: [] };
  const request = {
    url: 'https://school.example/x',
    method: 'POST',
    headers: new Headers(),
    body: new FormData(),
    caller,
  };
  void sendUpload({
    ...request,
    upload: ({ signal, onProgress }) => then(SEEN, signal, onProgress),
    onProgress: (bytes) => void upload.progress.push(bytes),
  }).then((answer) => {
    upload.answer = answer;
  });
  return upload;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a slow upload continues as long as it makes progress', async () => {
  const upload = start(reply.sending(5999, [20, 40, 60, 80, 100], reply.text(200, 'kept')));
  await jest.advanceTimersByTimeAsync(5 * 5999);
  expect(upload).toEqual({
    progress: [20, 40, 60, 80, 100],
    answer: expect.objectContaining({ text: 'kept' }) as unknown,
  });
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['from the start', reply.hang(), 6000],
  ['midway', reply.sending(1000, [50], reply.hang()), 7000],
  [
    'with the same bytes reported again',
    reply.sending(1000, [50, 50, 50, 50, 50, 50, 50, 50], reply.hang()),
    7000,
  ],
  ['after the last byte, without an answer', reply.sending(1000, [100], reply.hang()), 7000],
  ['in the middle of the answer', reply.sending(1000, [100], reply.drip()), 7000],
])('an upload without progress %s is aborted after 6000 ms', async (_where, then, ms) => {
  const upload = start(then);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(upload.answer).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(upload.answer).toEqual({ result: 'timeout' });
  expect(jest.getTimerCount()).toBe(0);
});

test('an abort by the caller ends the upload, without further events', async () => {
  const caller = new AbortController();
  const upload = start(reply.sending(1000, [20, 40, 60], reply.text(200, 'kept')), caller.signal);
  await jest.advanceTimersByTimeAsync(1500);
  caller.abort();
  await jest.advanceTimersByTimeAsync(5000);
  expect(upload).toEqual({ progress: [20], answer: { result: 'aborted' } });
  expect(jest.getTimerCount()).toBe(0);
});
