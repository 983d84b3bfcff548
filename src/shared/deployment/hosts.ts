import { parseAddress } from '#lib/url/webAddress.ts';

const HOST =
  /^(?=.{1,253}(?::|$))(?!.*[^.]{64})[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;
const OWN_PORT = /:443$/;

/**
 * Normalizes a host name with an optional port for comparison with addresses: lowercase, without
 * the default https port.
 * @returns undefined for an invalid host, and for one that browsers rewrite to another (`127.1`)
 */
export function hostOf(text: string): string | undefined {
  const host = text.toLowerCase().replace(OWN_PORT, '');
  return HOST.test(host) && parseAddress(`https://${host}`)?.host === host ? host : undefined;
}

/** The domain of mail addresses in lowercase; undefined when invalid. */
export function mailDomainOf(text: string): string | undefined {
  return text.includes(':') ? undefined : hostOf(text);
}

/**
 * An https origin, unchanged; undefined for anything else, including patterns, which no address
 * could equal.
 */
export function secureOriginOf(text: string): string | undefined {
  const address = parseAddress(text);
  if (address?.origin !== text || address.protocol !== 'https:') return undefined;
  return address.host.startsWith('[') || hostOf(address.host) === address.host ? text : undefined;
}

/**
 * Whether the lowercase `hosts` include this one.
 * @param host with its port, if any; an entry without a port matches every port
 */
export function namesHost(hosts: readonly string[], host: string): boolean {
  const whole = host.toLowerCase();
  const name = whole.replace(/:\d+$/, '');
  return whole !== '' && hosts.some((item) => item === whole || item === name);
}
