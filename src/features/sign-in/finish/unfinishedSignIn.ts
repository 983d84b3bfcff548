import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import type { Environment } from '#shared/browser/environment.ts';
import type { SignInOutcome } from '#shared/session/sessionSlice.ts';
import { sessionHash, tokenHash } from '#shared/session/tokenStore.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { UNFINISHED_SIGN_IN_KEY } from '#shared/storage/keys.ts';

type Stores = Pick<Environment, 'sessionStorage' | 'clock'>;

interface UnfinishedSignIn {
  loginType: string | undefined;
  /** Remaining lifetime of the token in seconds; undefined when unknown. */
  expires_in: TokenGrant['expires_in'];
}

/** Records that the tokens are stored but the steps after them are not done. */
export function noteUnfinished(
  { sessionStorage, clock }: Stores,
  { grant: { access_token, expires_in: life }, loginType }: SignInOutcome,
): void {
  const until = life === undefined ? undefined : clock().wall + life * 1000;
  sessionStorage.set(
    UNFINISHED_SIGN_IN_KEY,
    JSON.stringify({ mark: tokenHash(access_token), loginType, until }),
  );
}

export function forgetUnfinished({ sessionStorage }: Pick<Stores, 'sessionStorage'>): void {
  sessionStorage.remove(UNFINISHED_SIGN_IN_KEY);
}

/**
 * Takes the interrupted sign-in of the previous page, once. Undefined when there is none, it is
 * unreadable, or another session has started: the remaining steps belong to that sign-in only.
 */
export function takeUnfinished(
  environment: Stores & Pick<Environment, 'localStorage'>,
): UnfinishedSignIn | undefined {
  const noted = parseJson(environment.sessionStorage.get(UNFINISHED_SIGN_IN_KEY));
  forgetUnfinished(environment);
  if (!isRecord(noted) || noted['mark'] !== sessionHash(environment)) return undefined;
  const { loginType, until } = noted;
  return {
    loginType: typeof loginType === 'string' ? loginType : undefined,
    expires_in:
      typeof until === 'number'
        ? Math.max(0, (until - environment.clock().wall) / 1000)
        : undefined,
  };
}
