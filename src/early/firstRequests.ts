import { readTenantId } from '../lib/queryParameters';
import type { Locale } from '../platform/language/locales';
import { requestName } from './earlyPage';

/** Paths of the contract; a test compares them with its operations table. */
export const ACADEMY_PATH = '/api/ischool/v1/open/schools/common-current';
export const FIRST_PATHS = ['/api/ischool/v1/open/schools/login-scenario', '/api/accounts/open/client/ip'] as const;

/**
 * Sends what every visit asks first, as the app would send it: it need not wait for the app's code.
 * @returns the way to take an answer, each once
 */
export function sendFirstRequests(page: Window, locale: Locale): (request: string) => Promise<Response> | undefined {
  const headers: Record<string, string> = { accept: 'application/json', 'sxz-lang': locale };
  const tenantId = readTenantId(page.location.search);
  if (tenantId !== undefined) headers['tenant_id'] = tenantId;
  const answers = new Map<string, Promise<Response>>();
  const send = (path: string, init: RequestInit) => {
    const answer = page.fetch(path, { redirect: 'error', ...init });
    // Whoever takes it hears of a failure; nobody else need.
    answer.catch(() => undefined);
    answers.set(requestName(init.method ?? '', path), answer);
  };
  send(ACADEMY_PATH, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ tenantId: '', lang: locale, bundleId: '', terminal: 'pc' }),
  });
  for (const path of FIRST_PATHS) send(path, { method: 'GET', headers });
  return (request) => {
    const answer = answers.get(request);
    answers.delete(request);
    return answer;
  };
}
