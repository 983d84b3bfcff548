import { LONGEST_ADDRESS } from '#lib/url/webAddress.ts';
import type { Environment } from '#shared/browser/environment.ts';

/** What the address says only to the sign-in page, and must not say again on the way back. */
const SPENT = ['loginMode'];

/**
 * The page that the visitor is on, as a path of ours with its query, for coming back to it. What would make it too long
 * to be sent along stays behind: first the return address, which is long where it is not Latin, last the academy.
 */
export function currentPage({ address }: Pick<Environment, 'address'>): string {
  const { origin, path: given, query } = address();
  // Two slashes in front would name a host.
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
