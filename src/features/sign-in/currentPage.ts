import { LONGEST_ADDRESS } from '../../lib/webAddress';
import type { Environment } from '../../platform/environment/environment';

/** What the address says only to the sign-in page, and must not say again on the way back. */
const SPENT = ['loginMode'];

/**
 * The page that the visitor is on, as a path of ours with its query, for coming back to it. A query too long to be
 * sent along stays behind.
 */
export function currentPage({ address }: Pick<Environment, 'address'>): string {
  const { origin, path: given, query } = address();
  // Two slashes in front would name a host.
  const path = given.replace(/^\/+/, '/');
  const parameters = new URLSearchParams(query);
  SPENT.forEach((name) => parameters.delete(name));
  const text = parameters.toString();
  const page = text === '' ? path : `${path}?${text}`;
  return origin.length + page.length > LONGEST_ADDRESS ? path : page;
}
