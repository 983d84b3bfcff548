import { ownValue } from '#lib/object/ownValue.ts';
import { api } from '#shared/api/client/api.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { namesHost } from '#shared/deployment/hosts.ts';
import type { PlatformExtra } from '#shared/browser/platformExtra.ts';
import { saveRemoteConfig, readRemoteConfig } from './savedRemoteConfig';

/** The switches that this app reads; each a comma-separated list of hosts. */
export interface RemoteConfig {
  /** Hosts that are shielded. */
  disableScanLogin?: string | undefined;
  /** Hosts that hide the portal account. */
  disableW3Uniportal?: string | undefined;
  /** Test hosts that count as master domains. */
  uatHaiTangDomain?: string | undefined;
  /** The master domains, which alone offer the enterprise account. */
  master?: string | undefined;
}

const KEYS = {
  disableScanLogin: 'sxz.school.disableScanLogin',
  disableW3Uniportal: 'sxz.school.disableW3Uniportal',
  uatHaiTangDomain: 'sxz.school.uatHaiTangDomain',
  master: 'sxz.domain.master',
} as const;

/**
 * The known switches in a service's or an earlier page's data; values that are not strings are
 * dropped.
 */
function switchesOf(data: unknown): Record<string, string> {
  const values = isRecord(data) ? data : {};
  return Object.fromEntries(
    Object.values(KEYS).flatMap((key) => {
      const value = ownValue(values, key);
      return typeof value === 'string' ? [[key, value]] : [];
    }),
  );
}

function byOurNames(switches: Record<string, string>): RemoteConfig {
  return Object.fromEntries(Object.entries(KEYS).map(([name, key]) => [name, switches[key]]));
}

const remoteConfigApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET …/remote-config, unless this browser has an answer that is younger than an hour (P45).
     */
    getRemoteConfig: build.query<RemoteConfig, void>({
      queryFn: async (_nothing, { extra }, _options, fetchWithBaseQuery) => {
        const savedConfig = readRemoteConfig(extra as PlatformExtra);
        if (savedConfig) return { data: byOurNames(switchesOf(savedConfig)) };
        const answer = await fetchWithBaseQuery({
          operation: 'getRemoteConfig',
          query: { keys: Object.values(KEYS).join(',') },
        });
        if (answer.error) return { error: answer.error };
        const switches = switchesOf(answer.data);
        saveRemoteConfig(extra as PlatformExtra, switches);
        return { data: byOurNames(switches) };
      },
      // The stored answer decides whether to request again.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** The remote configuration, requested again when the cached one is older than an hour. */
export function useRemoteConfig() {
  return remoteConfigApi.useGetRemoteConfigQuery(undefined, { refetchOnMountOrArgChange: true });
}

/** The remote configuration for sagas: the cached one while it is younger than an hour. */
export function getFreshRemoteConfig() {
  return remoteConfigApi.endpoints.getRemoteConfig.initiate(undefined, {
    subscribe: false,
    forceRefetch: true,
  });
}

export const selectRemoteConfig = remoteConfigApi.endpoints.getRemoteConfig.select();

/** Whether the remote configuration has been requested already. */
export const selectIsRemoteConfigCached = (
  state: Parameters<typeof selectRemoteConfig>[0],
): boolean => !selectRemoteConfig(state).isUninitialized;

/** Whether a comma-separated list of hosts includes this one; see `namesHost`. */
export function listsHost(list: string, host: string): boolean {
  return namesHost(
    list.split(',').map((item) => item.trim().toLowerCase()),
    host,
  );
}
