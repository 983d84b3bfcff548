import type { EarlyPage } from './early/earlyPage';

/** The part of the pre-rendered page whose code comes first, and the part that comes right after (`data-late`). */
export type PagePart = 'frame' | 'form';

/** The part that an element of the page stands in. */
export const partOf = (element: Element): PagePart =>
  element.closest('[data-late]') ? 'form' : 'frame';

/**
 * Says that a part answers by itself from now on; what the visitor pressed in it before is done now, each once. What is no
 * longer in the page waits for `restoreInputAfterRemount`.
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
 * Takes back the presses that React answers by itself from now on, before their part is handed over: for a click it hydrates
 * at once what it can, and lets it through then; one that has to wait for code it keeps to itself.
 * @returns the way to stop
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
 * The browser's `fetch`, but for the answers to requests that left before the app was there; each is given once. What
 * failed by the time that it is asked for is asked anew: the network may be back since.
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
    // It left without the signal of whoever waits for it now.
    const givenUp = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', reject),
    );
    return Promise.race([early, givenUp]);
  };
}
