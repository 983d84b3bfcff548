import { isBlank } from '#lib/text/characters.ts';

interface Agreement {
  primaryType?: unknown;
  secondType?: unknown;
  url?: string | undefined;
}

/** The second types of the service agreement and the privacy policy. */
export type AgreementType = 'FW' | 'YS';

/** The address of an agreement as the academy's configuration names it. */
export function agreementUrl(
  agreements: readonly Agreement[] | undefined,
  type: AgreementType | undefined,
): string | undefined {
  return agreements?.find(
    ({ primaryType, secondType }) => primaryType === 'YH' && secondType === type,
  )?.url;
}

/**
 * The address of an agreement: on this origin, or https on a configured host.
 * @returns undefined for any other address
 */
export function agreementAddress(
  url: string | undefined,
  origin: string,
  hosts: readonly string[],
): string | undefined {
  if (url === undefined || isBlank(url)) return undefined;
  try {
    const address = new URL(url, origin);
    // The origin of `blob:https://…` is that of the address in it.
    if (!/^https?:$/.test(address.protocol)) return undefined;
    if (address.username !== '' || address.password !== '') return undefined;
    if (address.origin === origin) return address.href;
    return address.protocol === 'https:' && hosts.includes(address.host) ? address.href : undefined;
  } catch {
    return undefined;
  }
}
