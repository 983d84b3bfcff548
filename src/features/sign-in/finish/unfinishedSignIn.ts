import { isRecord } from '#lib/object/isRecord.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { sessionHash, tokenHash } from '#shared/session/tokenStore.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';

type Store = Pick<Environment, 'sessionStorage'>;

/** Records that the tokens are stored but the steps after them are not done. */
export function saveUnfinished(
  tab: Store,
  { access_token }: TokenGrant,
  loginType: string | undefined,
): void {
  save(tab, 'sign_in_unfinished', { mark: tokenHash(access_token), loginType });
}

export function clearUnfinished(tab: Store): void {
  clear(tab, 'sign_in_unfinished');
}

/**
 * Takes the interrupted sign-in of the previous page, once. Undefined when there is none, it is
 * unreadable, or another session has started: the remaining steps belong to that sign-in only.
 */
export function takeUnfinished(
  environment: Store & Pick<Environment, 'localStorage'>,
): { loginType: string | undefined } | undefined {
  const value = read(environment, 'sign_in_unfinished');
  clearUnfinished(environment);
  if (!isRecord(value) || value['mark'] !== sessionHash(environment)) return undefined;
  const { loginType } = value;
  return { loginType: typeof loginType === 'string' ? loginType : undefined };
}
