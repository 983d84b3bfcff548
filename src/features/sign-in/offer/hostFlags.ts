import { namesHost } from '#shared/deployment/hosts.ts';
import { listsHost } from './remoteConfigEndpoint';
import type { RemoteConfig } from './remoteConfigEndpoint';

/** What the host's place among the deployment's domains changes. */
export interface HostFlags {
  shielded: boolean;
  master: boolean;
  portalHidden: boolean;
}

/** The flags before the remote configuration arrives. */
const NO_FLAGS: HostFlags = { shielded: false, master: false, portalHidden: false };

/**
 * The remote configuration's flags for a host. If it failed to load, or has no list of shielded or
 * master domains, the deployment's list applies. While it loads, all flags are off.
 */
export function hostFlags(
  host: string,
  remote: { data?: RemoteConfig | undefined; failed: boolean },
  fallback: { shieldedDomains: readonly string[]; masterDomains: readonly string[] },
): HostFlags {
  const { data } = remote;
  if (!data && !remote.failed) return NO_FLAGS;
  const { disableScanLogin, disableW3Uniportal = '', uatHaiTangDomain = '', master } = data ?? {};
  const names = (list: string | undefined, hosts: readonly string[]) =>
    list === undefined ? namesHost(hosts, host) : listsHost(list, host);
  return {
    shielded: names(disableScanLogin, fallback.shieldedDomains),
    master: names(master, fallback.masterDomains) || listsHost(uatHaiTangDomain, host),
    portalHidden: listsHost(disableW3Uniportal, host),
  };
}
