const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const WEB = ['http:', 'https:'];

/** What is wrong with an address to come back to. */
export type AddressProblem = 'missing' | 'repeated' | 'unreadable' | 'foreign';

/**
 * Reads `targetUrl` as a real platform would: own origin or a page on this machine, http or https, no user info.
 * @param value one query value as the parser gave it
 * @param origin where the caller reached the mock
 */
export function readReturnAddress(value: unknown, origin: string): URL | AddressProblem {
  if (value === undefined || value === '') return 'missing';
  if (typeof value !== 'string') return 'repeated';
  if (/[\\\p{Cc}]/u.test(value) || !URL.canParse(value, origin)) return 'unreadable';
  const address = new URL(value, origin);
  const isHome = address.origin === origin || LOOPBACK.test(address.hostname);
  return isHome
    && WEB.includes(address.protocol)
    && address.username === ''
    && address.password === ''
    ? address
    : 'foreign';
}

/** The address with these query parameters, each once; the fragment stays. */
export function withParameters(address: URL, parameters: Readonly<Record<string, string>>): string {
  const complete = new URL(address);
  for (const [name, value] of Object.entries(parameters)) complete.searchParams.set(name, value);
  return complete.href;
}
