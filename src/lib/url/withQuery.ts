const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';

/**
 * Sets parameters of an address's query, before a fragment: each occurs once, and the others stay as
 * they are written.
 */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const [page = '', ...fragment] = address.split('#');
  const [path = '', ...given] = page.split('?');
  const others = given
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !Object.hasOwn(parameters, nameOf(pair)));
  const ours = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return [`${path}?${[...others, ...ours].join('&')}`, ...fragment].join('#');
}
