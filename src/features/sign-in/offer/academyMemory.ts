import type { Environment } from '#shared/browser/environment.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';
import type { OAuth2Config } from './oauth2Config';

type Store = Pick<Environment, 'localStorage'>;

/** Stores whether the user is inside the internal network. */
export function saveInternal(store: Store, internal: boolean): void {
  save(store, 'hasInternal', internal ? '1' : '0');
}

/**
 * Removes the stored value when the network is unknown, so that an old one does not decide (P44).
 */
export function clearInternal(store: Store): void {
  clear(store, 'hasInternal');
}

/** Whether the user was inside the internal network at the last answer; false without one. */
export function readInternal(store: Store): boolean {
  return read(store, 'hasInternal') === '1';
}

/** Stores the academy whose OAuth2 the user left for. */
export function saveOAuth2School(
  store: Store,
  { schoolId, authorizeServiceUrl }: OAuth2Config,
): void {
  if (schoolId === undefined) clear(store, 'oath2schoolId');
  else save(store, 'oath2schoolId', schoolId);
  save(store, 'oath2ConfigUrl', authorizeServiceUrl);
}

/**
 * Removes the stored academy when this one has no usable or known OAuth2, so that no other one's
 * stays (P44).
 */
export function clearOAuth2School(store: Store): void {
  clear(store, 'oath2schoolId');
  clear(store, 'oath2ConfigUrl');
}

/** Stores the login methods of the academy seen last. */
export function saveLoginMethods(store: Store, loginMethods: string): void {
  save(store, 'loginMethod', loginMethods);
}
