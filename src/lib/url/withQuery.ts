/**
 * An address with more parameters in its query, which ends where a fragment begins.
 * @param query encoded, without a `?`
 */
export function withQuery(address: string, query: string): string {
  const [path = '', ...fragment] = address.split('#');
  return [`${path}${path.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}
