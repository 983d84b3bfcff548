import { LONGEST_ADDRESS } from '#lib/url/webAddress.ts';
import type { Environment } from '#shared/browser/environment.ts';

/** Parameters for the sign-in page only; they must not apply again on return. */
const SPENT = ['loginMode'];

/**
 * The current page as a path with its query, used as return address. Parameters that would make it
 * too long are dropped: first the return address (long when not Latin), last the academy.
 */
export function currentPage({ address }: Pick<Environment, 'address'>): string {
  const { origin, path: given, query } = address();
  // A path with two leading slashes would be a host.
  const path = given.replace(/^\/+/, '/');
  const parameters = [...new URLSearchParams(query)].filter(([name]) => !SPENT.includes(name));
  const pageWith = (isKept: (name: string) => boolean) => {
    const text = new URLSearchParams(parameters.filter(([name]) => isKept(name))).toString();
    return text === '' ? path : `${path}?${text}`;
  };
  const pages = [
    pageWith(() => true),
    pageWith((name) => name !== 'redirect'),
    pageWith((name) => name === 'tenant_id'),
  ];
  return pages.find((page) => origin.length + page.length <= LONGEST_ADDRESS) ?? path;
}
