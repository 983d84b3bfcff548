import type { Answer, ApiError } from '#shared/api/client/apiError.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { select } from '#shared/browser/select.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { ensureConsent } from '../parts/consent/consent';
import { selectReturnTo } from '../parts/dialogSlice';
import { completeSignIn } from './completeSignIn';
import type { SignInGrant } from './completeSignIn';
import { reportFailure } from './failureReports';
import type { ReportCode } from './failureReports';

/** The result code for an account that is pending deregistration and may be restored. */
const PENDING_DEREGISTRATION = '030019';

/** Why a sign-in has no token, or none that the service accepts. */
type WithoutToken = 'declined' | 'left' | 'refused';

/** How a sign-in ended. `left`: another form or session took its place. */
export type SignInEnd =
  | { status: 'signedIn' | WithoutToken }
  | { status: 'pending'; endsAt: number | undefined }
  | { status: 'failed'; error: ApiError };

interface SignInRequest extends Omit<SignInGrant, 'grant'> {
  consent?: () => SagaGenerator<'agreed' | WithoutToken>;
  token(): SagaGenerator<Answer<TokenGrant>>;
  /** Each of these ends the sign-in until there is a token. */
  cancelledBy?: readonly unknown[];
  reportCodeOf?: (error: ApiError) => ReportCode;
}

function* askConsent(): SagaGenerator<'agreed' | WithoutToken> {
  return (yield* ensureConsent()) ? 'agreed' : 'declined';
}

function* obtainToken({
  consent = askConsent,
  token,
  reportCodeOf = () => '0010005',
}: SignInRequest): SagaGenerator<{ grant: TokenGrant } | { end: SignInEnd }> {
  const answer = yield* consent();
  if (answer !== 'agreed') return { end: { status: answer } };
  const { data, error } = yield* token();
  if (!error) return { grant: data };
  // An account that can be restored is not a failure.
  if (error.kind === 'refused' && error.resultCode === PENDING_DEREGISTRATION)
    return { end: { status: 'pending', endsAt: error.deregistrationEndsAt } };
  // Aborted: another session replaced the one that signs in.
  if (error.kind !== 'aborted')
    yield* reportFailure({ reportCode: reportCodeOf(error), step: 'token', error });
  return { end: { status: 'failed', error } };
}

/**
 * The one way from a sign-in to a session: consent, token, pending deregistration, report, and the
 * steps after a token. The caller shows how it ended.
 */
export function* signInBy(signIn: SignInRequest): SagaGenerator<SignInEnd> {
  const { obtained } = yield* race({
    obtained: call(obtainToken, signIn),
    left: take(signIn.cancelledBy ?? []),
  });
  if (obtained === undefined) return { status: 'left' };
  if ('end' in obtained) return obtained.end;
  const { loginType, pageJustLoaded } = signIn;
  const returnTo = 'returnTo' in signIn ? signIn.returnTo : yield* select(selectReturnTo);
  return {
    status: yield* completeSignIn({ grant: obtained.grant, loginType, returnTo, pageJustLoaded }),
  };
}
