import { namesHost } from '#shared/deployment/hosts.ts';
import { listsHost } from '#shared/remote-config/remoteConfigEndpoint.ts';
import type { RemoteConfig } from '#shared/remote-config/remoteConfigEndpoint.ts';

/**
 * The remote configuration's flags for a host (D6, D8). Where the configuration has no lists, or
 * failed to load, the deployment's lists apply. While it is loading, neither applies.
 */
export function hostFlags(
  host: string,
  remote: { data?: RemoteConfig | undefined; failed: boolean },
  fallback: { shieldedDomains: readonly string[]; masterDomains: readonly string[] },
) {
  const { data } = remote;
  if (!data && !remote.failed) return { shielded: false, master: false, portalHidden: false };
  const { disableScanLogin, disableW3Uniportal = '', uatHaiTangDomain = '', master } = data ?? {};
  const names = (list: string | undefined, hosts: readonly string[]) =>
    list === undefined ? namesHost(hosts, host) : listsHost(list, host);
  return {
    shielded: names(disableScanLogin, fallback.shieldedDomains),
    master: names(master, fallback.masterDomains) || listsHost(uatHaiTangDomain, host),
    portalHidden: listsHost(disableW3Uniportal, host),
  };
}
