import type { Page } from '@playwright/test';

const RECORD = '__announced';

/**
 * Records, from the next load on, what live regions announce: each change of a region's text, once
 * for each region. Regions that are inert or hidden from assistive technology announce nothing; an
 * alert also announces when it appears with its text.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript((record) => {
    const REGION = '[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log]';
    const announcement: string[] = [];
    (window as unknown as Record<string, unknown>)[record] = announcement;
    const last = new WeakMap<Element, string>();
    const wordsOf = (region: Element): string =>
      (region.textContent ?? '')
        .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    const listen = (): void => {
      for (const region of document.querySelectorAll(REGION)) {
        const before = last.get(region);
        const now =
          region.closest('[inert],[aria-hidden=true]') || !region.checkVisibility()
            ? ''
            : wordsOf(region);
        last.set(region, now);
        if (now === '' || now === before) continue;
        if (before === undefined && region.getAttribute('role') !== 'alert') continue;
        if (region.getAttribute('aria-live') !== 'off') announcement.push(now);
      }
    };
    const start = (): void => {
      listen();
      new MutationObserver(listen).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['inert', 'aria-hidden', 'role', 'aria-live'],
      });
    };
    // This runs before the document exists.
    if (document.documentElement) start();
    else document.addEventListener('readystatechange', start, { once: true });
  }, RECORD);
}

/** All announcements since the page was loaded, or since the last call with `forget`. */
export async function announcements(page: Page, { forget = false } = {}): Promise<string[]> {
  return page.evaluate(
    ([record, clears]) => {
      const announcement = (window as unknown as Record<string, string[]>)[record as string] ?? [];
      return clears ? announcement.splice(0) : [...announcement];
    },
    [RECORD, forget] as const,
  );
}
