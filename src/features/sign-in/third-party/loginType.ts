import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';

export function loginTypeOf(way: ThirdPartyWay, vendorSlug: string): string {
  const types = {
    enterprise: 'enterpirseOauth2',
    portal: 'uniportal',
    provider: 'provider',
    vendor: vendorSlug,
  };
  return types[way];
}
