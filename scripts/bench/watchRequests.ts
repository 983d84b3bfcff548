import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a page requests and sends. */
export interface Sent {
  /**
   * Bytes of the scripts that it requested since the last call, compressed separately with gzip, as
   * hosts without brotli do.
   */
  scripts(): Promise<{ name: string; bytes: number }[]>;
  /** Bytes of the last selection that it sent for counting. */
  selectionBytes(): number;
}

/** Watches the requests of a page and its workers from now on. */
export function watchRequests(page: Page): Sent {
  let scripts: string[] = [];
  let selection = '';
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(request.url());
    if (pathname.endsWith('/selectors/summary')) selection = request.postData() ?? '';
  });
  return {
    async scripts() {
      const asked = [...new Set(scripts)];
      scripts = [];
      return Promise.all(
        asked.map(async (url) => ({
          name: new URL(url).pathname,
          bytes: gzipSync(await (await fetch(url)).text(), { level: 9 }).length,
        })),
      );
    },
    selectionBytes: () => Buffer.byteLength(selection),
  };
}
