import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';

/** The value of `lastestLoginType` for a third-party account. */
export function loginTypeOf(way: ThirdPartyWay, vendorSlug: string): string {
  const types = {
    enterprise: 'enterpirseOauth2',
    portal: 'uniportal',
    provider: 'provider',
    vendor: vendorSlug,
  };
  return types[way];
}
