import type { IncomingHttpHeaders } from 'node:http';

const HOST = /^([a-z0-9-]{1,63})\.localhost(?::\d+)?$/i;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** The value of cookie `mock_ns`, whether valid or not. */
export function namespaceInCookie({ cookie }: IncomingHttpHeaders): string | undefined {
  return /(?:^|;\s*)mock_ns=([^;]*)/.exec(cookie ?? '')?.[1];
}

/**
 * The namespace that the host name names: `one` for `one.localhost:8080`. A tab with that address
 * keeps its own cookies, and all its requests have that host.
 */
function namespaceInHost({ host = '' }: IncomingHttpHeaders): string | undefined {
  return HOST.exec(host)?.[1]?.toLowerCase();
}

/**
 * The namespace of a request: header `x-mock-ns`, then cookie `mock_ns`, then the host name, then
 * `default`.
 * @returns undefined if the name is not 1 to 64 letters, digits, `_` or `-`
 */
export function namespaceName(headers: IncomingHttpHeaders): string | undefined {
  const name = headers['x-mock-ns'] ?? namespaceInCookie(headers) ?? namespaceInHost(headers);
  if (name === undefined) return 'default';
  return typeof name === 'string' && NAME.test(name) ? name : undefined;
}
