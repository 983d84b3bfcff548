import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { sessionHash, tokenHash } from '#shared/session/tokenStore.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { UNFINISHED_SIGN_IN_KEY } from '#shared/storage/keys.ts';

type Store = Pick<Environment, 'sessionStorage'>;

/** Records that the tokens are stored but the steps after them are not done. */
export function saveUnfinished(
  { sessionStorage }: Store,
  { access_token }: TokenGrant,
  loginType: string | undefined,
): void {
  sessionStorage.set(
    UNFINISHED_SIGN_IN_KEY,
    JSON.stringify({ mark: tokenHash(access_token), loginType }),
  );
}

export function clearUnfinished({ sessionStorage }: Store): void {
  sessionStorage.remove(UNFINISHED_SIGN_IN_KEY);
}

/**
 * Takes the interrupted sign-in of the previous page, once. Undefined when there is none, it is
 * unreadable, or another session has started: the remaining steps belong to that sign-in only.
 */
export function takeUnfinished(
  environment: Store & Pick<Environment, 'localStorage'>,
): { loginType: string | undefined } | undefined {
  const noted = parseJson(environment.sessionStorage.get(UNFINISHED_SIGN_IN_KEY));
  clearUnfinished(environment);
  if (!isRecord(noted) || noted['mark'] !== sessionHash(environment)) return undefined;
  const { loginType } = noted;
  return { loginType: typeof loginType === 'string' ? loginType : undefined };
}
