import { listsHost } from '../remote-config/remoteConfigEndpoint';
import type { RemoteConfig } from '../remote-config/remoteConfigEndpoint';

/** What the remote configuration says about a host, or, when it cannot be had, the deployment (D6, D8). */
export function hostFacts(
  host: string,
  remote: { data?: RemoteConfig | undefined; failed: boolean },
  fallback: { shieldedDomains: readonly string[]; masterDomains: readonly string[] },
) {
  const { data } = remote;
  if (!data) {
    return {
      shielded: remote.failed && fallback.shieldedDomains.includes(host),
      master: remote.failed && fallback.masterDomains.includes(host),
      portalHidden: false,
    };
  }
  return {
    shielded: listsHost(data.disableScanLogin, host),
    master: listsHost(data.master, host) || listsHost(data.uatHaiTangDomain, host),
    portalHidden: listsHost(data.disableW3Uniportal, host),
  };
}
