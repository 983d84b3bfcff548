import { parseAddress } from '#lib/url/webAddress.ts';

const HOST =
  /^(?=.{1,253}(?::|$))(?!.*[^.]{64})[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;
const OWN_PORT = /:443$/;

/**
 * A host name with an optional port as browsers write it, to which addresses can be compared: in small letters, without
 * the port that https has anyway.
 * @returns nothing for what is no host, and for what browsers take for another one (`127.1`)
 */
export function hostOf(text: string): string | undefined {
  const host = text.toLowerCase().replace(OWN_PORT, '');
  return HOST.test(host) && parseAddress(`https://${host}`)?.host === host ? host : undefined;
}

/** The domain of mail addresses, in small letters; nothing for what is none. */
export function mailDomainOf(text: string): string | undefined {
  return text.includes(':') ? undefined : hostOf(text);
}

/** An https origin as it is; nothing for anything else, a pattern too: no address would ever be like it. */
export function secureOriginOf(text: string): string | undefined {
  const address = parseAddress(text);
  if (address?.origin !== text || address.protocol !== 'https:') return undefined;
  return address.host.startsWith('[') || hostOf(address.host) === address.host ? text : undefined;
}

/**
 * Whether hosts, in small letters, name this one.
 * @param host with its port, if it has one; a name among the hosts without a port stands for every port
 */
export function namesHost(hosts: readonly string[], host: string): boolean {
  const whole = host.toLowerCase();
  const name = whole.replace(/:\d+$/, '');
  return whole !== '' && hosts.some((item) => item === whole || item === name);
}
