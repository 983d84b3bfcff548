import type { EarlyPage } from './early/earlyPage';

/**
 * The two parts of the pre-rendered page: the frame, whose code loads first, and the form
 * (`data-late`).
 */
export type PagePart = 'frame' | 'form';

/** The part that contains an element. */
export const partOf = (element: Element): PagePart =>
  element.closest('[data-late]') ? 'form' : 'frame';

/**
 * Marks a part as interactive and replays, once each, the clicks queued in it. Clicks on elements
 * that are no longer in the page wait for `restoreInputAfterRemount`.
 */
export function replayQueuedClicks(page: EarlyPage, part: PagePart): void {
  const wasLive = page.isLive ?? (() => false);
  page.isLive = (button) => wasLive(button) || partOf(button) === part;
  for (const button of [...page.presses].filter((one) => one.isConnected && partOf(one) === part)) {
    page.presses.delete(button);
    delete button.dataset['pressed'];
    button.click();
  }
}

/**
 * Removes clicks from the queue that React handles itself before their part is marked as
 * interactive: on a click React hydrates what it can at once and then dispatches it. Clicks that
 * have to wait for code are swallowed.
 * @returns the unsubscribe function
 */
export function dropHandledClicks({ presses }: EarlyPage): () => void {
  const takeBack = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && presses.delete(button)) delete button.dataset['pressed'];
  };
  window.addEventListener('click', takeBack);
  return () => window.removeEventListener('click', takeBack);
}

/**
 * The browser's `fetch`, except that early answers are returned once each. A request that has
 * failed by then is sent again: the network may be back.
 */
export function fetchAfter({ answers }: EarlyPage): typeof fetch {
  for (const [request, answer] of Object.entries(answers))
    answer.catch(() => delete answers[request]);
  return (input, init) => {
    const { pathname, search } = new URL(String(input));
    const request = (init?.method ?? 'GET') + pathname + search;
    const early = answers[request];
    delete answers[request];
    if (!early) return fetch(input, init);
    // The early request was sent without the caller's signal.
    const givenUp = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', reject),
    );
    return Promise.race([early, givenUp]);
  };
}
