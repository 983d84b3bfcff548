import type { Environment } from '#shared/browser/environment.ts';
import type { OAuth2Config } from './oauth2Config';
import {
  INTERNAL_NETWORK_KEY,
  LOGIN_METHODS_KEY,
  OAUTH2_SCHOOL_KEY,
  OAUTH2_SERVICE_KEY,
} from '#shared/storage/keys.ts';

type Store = Pick<Environment, 'localStorage'>;

/** Whether the visitor is inside the internal network, as the service said last (specification 3, `hasInternal`). */
export function keepInternal({ localStorage: local }: Store, internal: boolean): void {
  local.set(INTERNAL_NETWORK_KEY, internal ? '1' : '0');
}

/** Nothing is known of the visitor's network: what was known from last time does not decide (P44). */
export function forgetInternal({ localStorage: local }: Store): void {
  local.remove(INTERNAL_NETWORK_KEY);
}

/** Whether the visitor was inside the internal network when the service said it last; not, when it never did. */
export function readInternal({ localStorage: local }: Store): boolean {
  return local.get(INTERNAL_NETWORK_KEY) === '1';
}

/** Which academy's OAuth2 the visitor left for (specification 3, "Stored client data"). */
export function keepOAuth2School(
  { localStorage: local }: Store,
  { schoolId, authorizeServiceUrl }: OAuth2Config,
): void {
  if (schoolId === undefined) local.remove(OAUTH2_SCHOOL_KEY);
  else local.set(OAUTH2_SCHOOL_KEY, schoolId);
  local.set(OAUTH2_SERVICE_KEY, authorizeServiceUrl);
}

/** The academy has no OAuth2 that can be used, or nobody knows: nothing of another one stays (P44). */
export function forgetOAuth2School({ localStorage: local }: Store): void {
  local.remove(OAUTH2_SCHOOL_KEY);
  local.remove(OAUTH2_SERVICE_KEY);
}

/** The login methods of the academy seen last (specification 3). */
export function keepLoginMethods({ localStorage: local }: Store, loginMethods: string): void {
  local.set(LOGIN_METHODS_KEY, loginMethods);
}
