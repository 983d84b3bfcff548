import { upload } from './upload';
import type { UploadRequest } from './upload';

const REQUESTED_URL = 'https://school.example/api/x';

/** A fake XMLHttpRequest with what an upload uses. */
class ScriptedXhr {
  static last: ScriptedXhr;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 200;
  response = new ArrayBuffer(0);
  responseURL = REQUESTED_URL;
  sent: unknown;
  opened: unknown[] = [];
  headers: Record<string, string> = {};
  aborts = 0;
  onload = () => undefined as void;
  onerror = () => undefined as void;
  onabort = () => undefined as void;
  onloadend = () => undefined as void;
  onprogress = (_event: { loaded: number }) => undefined as void;
  constructor() {
    ScriptedXhr.last = this;
  }
  open(...given: unknown[]) {
    this.opened = given;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return { 'retry-after': '30', date: 'today' }[name] ?? null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborts += 1;
    this.onabort();
    this.onloadend();
  }
}

function start(signal = new AbortController().signal) {
  const onProgress = jest.fn<void, [number, number]>();
  const request: UploadRequest = {
    url: REQUESTED_URL,
    method: 'POST',
    headers: new Headers({ authorization: 'Bearer token-9' }),
    body: new FormData(),
    signal,
    onProgress,
  };
  return { answer: upload(request), request, onProgress, xhr: ScriptedXhr.last };
}

beforeEach(() => {
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation((() => new ScriptedXhr()) as never);
});

test('sends the form with its headers and reports progress', async () => {
  const { answer, request, onProgress, xhr } = start();
  expect([xhr.opened, xhr.headers, xhr.sent]).toEqual([
    ['POST', REQUESTED_URL],
    { authorization: 'Bearer token-9' },
    request.body,
  ]);
  xhr.upload.onprogress?.({ loaded: 3, total: 9 });
  expect(onProgress).toHaveBeenCalledWith(3, 9);
  xhr.response = new TextEncoder().encode('{"code":"000000"}').buffer as ArrayBuffer;
  xhr.onload();
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([200, '{"code":"000000"}']);
  expect([...response.headers]).toEqual([
    ['date', 'today'],
    ['retry-after', '30'],
  ]);
});

test('rejects an answer from another URL: the call was redirected', async () => {
  const { answer, xhr } = start();
  xhr.responseURL = 'https://school.example/elsewhere';
  xhr.onload();
  await expect(answer).rejects.toThrow(TypeError);
});

test('aborting stops the request', async () => {
  const caller = new AbortController();
  const { answer, xhr } = start(caller.signal);
  caller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(xhr.aborts).toBe(1);
});

test('stops an oversized answer, which the exchange then measures', async () => {
  const { answer, xhr } = start();
  xhr.onprogress({ loaded: 2_000_000 });
  expect(xhr.aborts).toBe(1);
  expect((await (await answer).arrayBuffer()).byteLength).toBeGreaterThan(1_048_576);
});
