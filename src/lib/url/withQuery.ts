/**
 * Adds parameters to an address's query, before a fragment.
 * @param query encoded, without a `?`
 */
export function withQuery(address: string, query: string): string {
  const [path = '', ...fragment] = address.split('#');
  return [`${path}${path.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}
