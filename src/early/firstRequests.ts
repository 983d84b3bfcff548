import { readTenantId } from '../lib/queryParameters';
import type { Locale } from '../platform/language/localeIds';

/** Paths of the contract; a test compares them with its operations table. */
export const FIRST_REQUESTS = [
  ['POST', '/api/ischool/v1/open/schools/common-current'],
  ['GET', '/api/ischool/v1/open/schools/login-scenario'],
  ['GET', '/api/accounts/open/client/ip'],
] as const;

/**
 * Sends what every visit asks first, as the app would send it: it need not wait for the app's code.
 * @returns the answers by method and path
 */
export function sendFirstRequests(page: Window, locale: Locale): Record<string, Promise<Response>> {
  const tenantId = readTenantId(page.location.search);
  const answers: Record<string, Promise<Response>> = {};
  for (const [method, path] of FIRST_REQUESTS) {
    const headers: Record<string, string> = { accept: 'application/json', 'sxz-lang': locale };
    if (tenantId) headers['tenant_id'] = tenantId;
    const init: RequestInit = { method, headers, redirect: 'error' };
    if (method === 'POST') {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify({ tenantId: '', lang: locale, bundleId: '', terminal: 'pc' });
    }
    // With its body: one that nobody came to read would keep its connection busy.
    const answer = page.fetch(path, init).then(async (sent) => new Response(await sent.blob(), sent));
    // Whoever takes it hears of a failure; nobody else need.
    answer.catch(() => 0);
    answers[method + path] = answer;
  }
  return answers;
}
