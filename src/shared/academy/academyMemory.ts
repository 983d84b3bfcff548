import type { Environment } from '#shared/browser/environment.ts';
import type { OAuth2Config } from './oauth2Config';
import {
  INTERNAL_NETWORK_KEY,
  LOGIN_METHODS_KEY,
  OAUTH2_SCHOOL_KEY,
  OAUTH2_SERVICE_KEY,
} from '#shared/storage/keys.ts';

type Store = Pick<Environment, 'localStorage'>;

/** Stores whether the user is inside the internal network. */
export function saveInternal({ localStorage: local }: Store, internal: boolean): void {
  local.set(INTERNAL_NETWORK_KEY, internal ? '1' : '0');
}

/**
 * Removes the stored value when the network is unknown, so that an old one does not decide (P44).
 */
export function forgetInternal({ localStorage: local }: Store): void {
  local.remove(INTERNAL_NETWORK_KEY);
}

/** Whether the user was inside the internal network at the last answer; false without one. */
export function readInternal({ localStorage: local }: Store): boolean {
  return local.get(INTERNAL_NETWORK_KEY) === '1';
}

/** Stores the academy whose OAuth2 the user left for. */
export function saveOAuth2School(
  { localStorage: local }: Store,
  { schoolId, authorizeServiceUrl }: OAuth2Config,
): void {
  if (schoolId === undefined) local.remove(OAUTH2_SCHOOL_KEY);
  else local.set(OAUTH2_SCHOOL_KEY, schoolId);
  local.set(OAUTH2_SERVICE_KEY, authorizeServiceUrl);
}

/**
 * Removes the stored academy when this one has no usable or known OAuth2, so that no other one's
 * stays (P44).
 */
export function forgetOAuth2School({ localStorage: local }: Store): void {
  local.remove(OAUTH2_SCHOOL_KEY);
  local.remove(OAUTH2_SERVICE_KEY);
}

/** Stores the login methods of the academy seen last. */
export function saveLoginMethods({ localStorage: local }: Store, loginMethods: string): void {
  local.set(LOGIN_METHODS_KEY, loginMethods);
}
