import { isLoopback } from '#lib/url/webAddress.ts';

const WEB = ['http:', 'https:'];

/** What is wrong with a return address. */
export type AddressProblem = 'missing' | 'repeated' | 'unreadable' | 'foreign';

/**
 * Reads `targetUrl` as a real platform would: own origin or a page on this machine, http or https,
 * no user info.
 * @param value one query value in the parser's form
 * @param origin where the caller reached the mock
 */
export function readReturnAddress(value: unknown, origin: string): URL | AddressProblem {
  if (value === undefined || value === '') return 'missing';
  if (typeof value !== 'string') return 'repeated';
  if (/[\\\p{Cc}]/u.test(value) || !URL.canParse(value, origin)) return 'unreadable';
  const address = new URL(value, origin);
  const isHome = address.origin === origin || isLoopback(address.hostname);
  return isHome
    && WEB.includes(address.protocol)
    && address.username === ''
    && address.password === ''
    ? address
    : 'foreign';
}

/** Sets query parameters of an address, each once; the fragment stays. */
export function withParameters(address: URL, parameters: Readonly<Record<string, string>>): string {
  const complete = new URL(address);
  for (const [name, value] of Object.entries(parameters)) complete.searchParams.set(name, value);
  return complete.href;
}
