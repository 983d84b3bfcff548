import { readTenantId } from '#lib/url/queryParameters.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** Paths of the contract; a test compares them with its operations table. */
export const FIRST_REQUESTS = [
  ['POST', '/api/ischool/v1/open/schools/common-current'],
  ['GET', '/api/ischool/v1/open/schools/login-scenario'],
  ['GET', '/api/accounts/open/client/ip'],
] as const;

/** A background page is not painted; its first requests wait no longer than this. */
const TIMEOUT_MS = 200;

/**
 * Sends the first requests of every visit with the app's headers: after the first paint, which they
 * would delay, and long before the app's code arrives.
 * @returns the answers by method and path
 */
export function sendFirstRequests(page: Window, locale: Locale): Record<string, Promise<Response>> {
  const tenantId = readTenantId(page.location.search);
  const firstPaint = new Promise<void>((resolve) => {
    page.requestAnimationFrame(() => page.setTimeout(resolve));
    page.setTimeout(resolve, TIMEOUT_MS);
  });
  const answers: Record<string, Promise<Response>> = {};
  for (const [method, path] of FIRST_REQUESTS) {
    const headers: Record<string, string> = { accept: 'application/json', 'sxz-lang': locale };
    if (tenantId) headers['tenant_id'] = tenantId;
    const init: RequestInit = { method, headers, redirect: 'error' };
    if (method === 'POST') {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify({ tenantId: '', lang: locale, bundleId: '', terminal: 'pc' });
    }
    // Reads the body too: an unread body would keep its connection busy.
    const answer = firstPaint
      .then(() => page.fetch(path, init))
      .then(async (response) => new Response(await response.blob(), response));
    // The consumer handles a failure; without one it is ignored.
    answer.catch(() => 0);
    answers[method + path] = answer;
  }
  return answers;
}
