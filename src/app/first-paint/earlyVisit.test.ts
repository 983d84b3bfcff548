import type { EarlyPage } from './early/earlyPage';
import { fetchAfter, replayQueuedClicks } from './earlyVisit';

function pageWith(presses: readonly HTMLElement[]): EarlyPage {
  return { locale: 'zh_CN', answers: {}, presses: new Set(presses) };
}

const buttons = () =>
  [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];

beforeEach(() => {
  document.body.innerHTML =
    '<button id="close" data-pressed=""></button><div><button id="send" data-pressed=""></button></div>';
});

it('repeats each queued click once, in order, and queues no more', () => {
  const [close, send] = buttons();
  const done: string[] = [];
  for (const button of [close, send]) button.addEventListener('click', () => done.push(button.id));
  const page = pageWith([send, close]);
  replayQueuedClicks(page);
  replayQueuedClicks(page);
  expect(done).toEqual(['send', 'close']);
  expect(page.isLive).toBe(true);
  expect(close).not.toHaveAttribute('data-pressed');
  expect(send).not.toHaveAttribute('data-pressed');
});

it('ignores clicks on buttons that are no longer in the page', () => {
  const [close, send] = buttons();
  const clicked = jest.fn();
  send.addEventListener('click', clicked);
  send.remove();
  replayQueuedClicks(pageWith([send, close]));
  expect(clicked).not.toHaveBeenCalled();
});

it('returns an early answer once, to the same request only', async () => {
  const later = jest.fn(() => Promise.resolve('later' as unknown as Response));
  globalThis.fetch = later as unknown as typeof fetch;
  const early = 'early' as unknown as Response;
  const fetchIt = fetchAfter({
    ...pageWith([]),
    answers: { 'GET/api/ip': Promise.resolve(early) },
  });
  const address = `${location.origin}/api/ip`;
  expect(await fetchIt(address, { method: 'POST' })).toBe('later');
  expect(await fetchIt(`${address}?again=1`)).toBe('later');
  expect(await fetchIt(address)).toBe('early');
  expect(await fetchIt(address)).toBe('later');
});

it('repeats an early request that failed before it was consumed', async () => {
  globalThis.fetch = () => Promise.resolve('later' as unknown as Response);
  const fetchIt = fetchAfter({
    ...pageWith([]),
    answers: { 'GET/api/ip': Promise.reject(new TypeError('Failed to fetch')) },
  });
  await Promise.resolve();
  expect(await fetchIt(`${location.origin}/api/ip`)).toBe('later');
});

it('aborts an early request that hangs when its consumer aborts', async () => {
  const hanging = new Promise<Response>(() => undefined);
  const fetchIt = fetchAfter({ ...pageWith([]), answers: { 'GET/api/ip': hanging } });
  const controller = new AbortController();
  const answer = fetchIt(`${location.origin}/api/ip`, { signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toBeDefined();
});
