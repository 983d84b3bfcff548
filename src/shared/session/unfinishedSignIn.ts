import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { tokenHash } from './draftOwnerId';
import type { SignInOutcome } from './sessionSlice';
import { accessToken } from './tokenStore';
import type { TokenGrant } from './tokenStore';
import { UNFINISHED_SIGN_IN_KEY } from '#shared/storage/keys.ts';

/** Of this tab: only its own reload can break a sign-in off. */

type Stores = Pick<Environment, 'sessionStorage' | 'clock'>;

/** What a sign-in knows that storage does not tell yet. */
export interface UnfinishedSignIn {
  loginType: string | undefined;
  /** Seconds that the token still lives; undefined when nobody said. */
  expires_in: TokenGrant['expires_in'];
}

/** Notes that the tokens are there and the steps after them are not done (D12). */
export function noteUnfinished(
  { sessionStorage: session, clock }: Stores,
  { grant: { access_token, expires_in: life }, loginType }: SignInOutcome,
): void {
  const until = life === undefined ? undefined : clock().wall + life * 1000;
  session.set(
    UNFINISHED_SIGN_IN_KEY,
    JSON.stringify({ mark: tokenHash(access_token), loginType, until }),
  );
}

/** All steps are done, or the sign-in has failed. */
export function forgetUnfinished({
  sessionStorage: session,
}: Pick<Stores, 'sessionStorage'>): void {
  session.remove(UNFINISHED_SIGN_IN_KEY);
}

/**
 * What the page before was broken off in, once; undefined when there is nothing, nothing that can be read, or another
 * session stands by now: what is left to do was that sign-in's own.
 */
export function takeUnfinished(
  environment: Stores & Pick<Environment, 'localStorage'>,
): UnfinishedSignIn | undefined {
  const noted = parseJson(environment.sessionStorage.get(UNFINISHED_SIGN_IN_KEY));
  forgetUnfinished(environment);
  const token = accessToken(environment);
  if (!isRecord(noted) || token === undefined || noted['mark'] !== tokenHash(token))
    return undefined;
  const { loginType, until } = noted;
  return {
    loginType: typeof loginType === 'string' ? loginType : undefined,
    expires_in:
      typeof until === 'number'
        ? Math.max(0, (until - environment.clock().wall) / 1000)
        : undefined,
  };
}
