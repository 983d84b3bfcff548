import type { EarlyPage } from './early/earlyPage';
import { fetchAfter, replayQueuedClicks } from './earlyVisit';
import languageCases from '#testing/cases/sxzLang.json';
import { visitorLocale } from './early/visitorLocale';
import { browserEnvironment } from '#shared/browser/environment.ts';
import { detectLocale } from '#shared/i18n/detectLocale.ts';

describe('earlyVisit', () => {
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
    for (const button of [close, send])
      button.addEventListener('click', () => done.push(button.id));
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
});

describe('locale', () => {
  beforeEach(() => {
    localStorage.setItem('sxz_lang', 'ko_KR');
    ['sxz_lang', 'SXZ_LANG', 'lang'].forEach((name) => {
      document.cookie = `${name}=; max-age=0`;
    });
  });
  it.each([
    { cookie: 'sxz_lang=en%5FUS', finds: 'en_US' },
    { cookie: 'lang=%65n_US', finds: 'en_US' },
    { cookie: 'sxz_lang=%E9', finds: 'ko_KR' },
    { cookie: 'sxz_lang=en%255FUS', finds: 'ko_KR' },
    { cookie: 'sxz_lang="en_US"', finds: 'ko_KR' },
    { cookie: 'sxz_lang=', finds: 'ko_KR' },
    { cookie: 'sxz_lang=en_US.UTF-8', finds: 'ko_KR' },
    { cookie: 'SXZ_LANG=en_US', finds: 'ko_KR' },
    { query: '?sxz%2Dlang=de%5FDE', finds: 'de_DE' },
    { query: '?sxz-lang=de_DE&sxz-lang=de_DE', finds: 'ko_KR' },
    { query: '?sxz-lang=de_de', finds: 'de_DE' },
    { cookie: 'lang=en-US', finds: 'en_US' },
    ...languageCases.flatMap(({ value, means }) => [
      { query: `?sxz-lang=${encodeURIComponent(value)}`, finds: means ?? 'ko_KR' },
      { cookie: `sxz_lang=${encodeURIComponent(value)}`, finds: means ?? 'ko_KR' },
      { cookie: `lang=${encodeURIComponent(value)}`, finds: means ?? 'ko_KR' },
    ]),
    { query: '?SXZ-LANG=de_DE', finds: 'ko_KR' },
    { query: '?sxz-lang=de_DE+', finds: 'ko_KR' },
    { query: '?sxz-lang=%E9', cookie: 'lang=pl_PL', finds: 'pl_PL' },
  ])(
    'the inline script finds the same language as the app: %j',
    ({ cookie, query = '/', finds }) => {
      if (cookie !== undefined) document.cookie = cookie;
      history.replaceState(null, '', query);
      expect([visitorLocale(), detectLocale(browserEnvironment(window))]).toEqual([finds, finds]);
    },
  );
});
