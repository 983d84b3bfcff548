import { requestKey } from './early/earlyPage';
import type { EarlyPage } from './early/earlyPage';

/**
 * Repeats, once each, the clicks queued before the page was hydrated. Clicks of later events are no
 * longer queued.
 */
export function replayQueuedClicks(page: EarlyPage): void {
  page.isLive = true;
  const buttons = [...page.presses];
  page.presses.clear();
  for (const button of buttons) {
    delete button.dataset['pressed'];
    if (button.isConnected) button.click();
  }
}

/**
 * The browser's `fetch`, except that early answers are returned once each. A request that has
 * failed by then is sent again: the network may be back.
 */
export function fetchAfter({ answers }: EarlyPage): typeof fetch {
  for (const [request, answer] of Object.entries(answers))
    answer.catch(() => delete answers[request]);
  return (input, init) => {
    const request = requestKey(init?.method ?? 'GET', String(input));
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
