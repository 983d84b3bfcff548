import type { EarlyPage } from './early/earlyPage';
import { fetchAfter, replayQueuedClicks, dropHandledClicks } from './earlyVisit';

function pageWith(presses: readonly HTMLElement[]): EarlyPage {
  return { locale: 'zh_CN', phrases: {}, answers: {}, presses: new Set(presses) };
}

beforeEach(() => {
  document.body.innerHTML =
    '<button id="close" data-pressed=""></button><div data-late><button id="send" data-pressed=""></button></div>';
});

it('replays clicks in a part once the part is interactive, and not before', () => {
  const [close, send] = [...document.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const done: string[] = [];
  for (const button of [close, send]) button.addEventListener('click', () => done.push(button.id));
  const page = pageWith([send, close]);
  replayQueuedClicks(page, 'frame');
  expect(done).toEqual(['close']);
  expect([page.isLive?.(close), page.isLive?.(send)]).toEqual([true, false]);
  expect(close).not.toHaveAttribute('data-pressed');
  expect(send).toHaveAttribute('data-pressed');
  replayQueuedClicks(page, 'form');
  replayQueuedClicks(page, 'form');
  expect(done).toEqual(['close', 'send']);
  expect([page.isLive?.(close), page.isLive?.(send)]).toEqual([true, true]);
});

it('keeps clicks on removed elements for their replacements', () => {
  const [close, send] = [...document.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const page = pageWith([send, close]);
  send.remove();
  replayQueuedClicks(page, 'frame');
  expect([...page.presses].map(({ id }) => id)).toEqual(['send']);
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

it('drops a queued click that was handled when it had bubbled, and no other', () => {
  const [close, send] = [...document.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const page = pageWith([close, send]);
  const stop = dropHandledClicks(page);
  send.addEventListener('click', (event) => event.stopPropagation());
  send.click();
  close.click();
  expect([...page.presses]).toEqual([send]);
  expect(close).not.toHaveAttribute('data-pressed');
  expect(send).toHaveAttribute('data-pressed');
  stop();
});
