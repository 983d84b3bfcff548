import { object } from 'yup';
import type { Schema } from 'yup';
import { api } from '../../api/api';
import { isRecord } from '../../lib/isRecord';
import { looseText } from '../../lib/looseText';
import { namesHost } from '../deployment/hosts';

/** The switches that this app knows (specification 3); each a comma-separated list of hosts. */
export interface RemoteConfig {
  /** Hosts that are shielded (D6). */
  disableScanLogin?: string | undefined;
  /** Hosts that hide the portal account (D8). */
  disableW3Uniportal?: string | undefined;
  /** Test hosts that count as master domains (D8). */
  uatHaiTangDomain?: string | undefined;
  /** The master domains, which alone offer the enterprise account (D8). */
  master?: string | undefined;
}

const KEYS = {
  disableScanLogin: 'sxz.school.disableScanLogin',
  disableW3Uniportal: 'sxz.school.disableW3Uniportal',
  uatHaiTangDomain: 'sxz.school.uatHaiTangDomain',
  master: 'sxz.domain.master',
} as const;

/** Seconds; remote configuration is cached one hour (specification 9). */
const CACHE_SECONDS = 3600;

const remoteConfigSchema: Schema<RemoteConfig> = object({
  disableScanLogin: looseText(),
  disableW3Uniportal: looseText(),
  uatHaiTangDomain: looseText(),
  master: looseText(),
}).required();

function byOurNames(data: unknown): RemoteConfig {
  const given = isRecord(data) ? data : {};
  return Object.fromEntries(
    Object.entries(KEYS).map(([name, key]) => [name, Object.hasOwn(given, key) ? given[key] : undefined]),
  );
}

const remoteConfigApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET …/remote-config (D32). */
    getRemoteConfig: build.query<RemoteConfig, void>({
      query: () => ({ operation: 'getRemoteConfig', query: { keys: Object.values(KEYS).join(',') } }),
      transformResponse: byOurNames,
      responseSchema: remoteConfigSchema,
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

/** The remote configuration, asked for again when what is cached is older than an hour. */
export function useRemoteConfig() {
  return remoteConfigApi.useGetRemoteConfigQuery(undefined, { refetchOnMountOrArgChange: CACHE_SECONDS });
}

/** The remote configuration for sagas: the cached one while it is younger than an hour. */
export function getFreshRemoteConfig() {
  return remoteConfigApi.endpoints.getRemoteConfig.initiate(undefined, { subscribe: false, forceRefetch: CACHE_SECONDS });
}

const selectRemoteConfig = remoteConfigApi.endpoints.getRemoteConfig.select();

/** Whether the remote configuration has been asked for already. */
export const selectRemoteConfigAsked = (state: Parameters<typeof selectRemoteConfig>[0]): boolean => !selectRemoteConfig(state).isUninitialized;

/** Whether a comma-separated list of hosts names this one; see `namesHost`. */
export function listsHost(list: string, host: string): boolean {
  return namesHost(list.split(',').map((item) => item.trim().toLowerCase()), host);
}
