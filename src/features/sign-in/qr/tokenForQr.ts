import { put } from 'redux-saga/effects';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { ensureConsent } from '../consent/ensureConsent';
import { reportFailure } from '../finish/reportFailure';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { isPendingDeregistration } from '../finish/pendingDeregistration';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { modeChosen } from '../dialog/dialogSlice';
import { requestQrToken } from './qrEndpoints';
import { isExpired, loginFailureMessage } from './qrFailures';
import { loginCancelled, qrFailed, qrSessionExpired } from './qrSignInSlice';

/**
 * Restoration needs the account's number or address, which the QR flow does not know. The dialog
 * switches to the code form with the academy's channels; signing in there opens the restoration
 * (P16). This is not a failure.
 */
function* offerRestoration(): SagaGenerator {
  yield put(modeChosen('code'));
  yield put(
    noticeShown({ tone: 'warning', topic: 'sign-in', message: { phrase: 'thirdParty.pending' } }),
  );
}

/**
 * Exchanges a confirmed session for tokens, consent first. Declining counts as cancelling. Shows
 * and reports each failure; a refusal is a warning with the service's text.
 * @returns undefined when there is no grant
 */
export function* tokenForQr(qrSession: string): SagaGenerator<TokenGrant | undefined> {
  if (!(yield* ensureConsent())) {
    yield put(loginCancelled());
    return undefined;
  }
  const { data, error } = yield* request(requestQrToken.initiate(qrSession, { track: false }));
  if (!error) return data;
  if (isPendingDeregistration(error)) {
    yield* offerRestoration();
    return undefined;
  }
  // Another session replaced this one, so this is not a failure.
  if (error.kind !== 'aborted')
    yield* reportFailure({ reportCode: '0010005', step: 'token', error });
  if (isExpired(error)) {
    yield put(qrSessionExpired(qrSession));
  } else if (error.kind === 'refused') {
    const words = failureMessage(error);
    const message = 'serverText' in words ? { ...words, fallback: 'login.failed' as const } : words;
    yield put(noticeShown({ tone: 'warning', topic: 'sign-in', message }));
    yield put(qrFailed(null));
  } else {
    yield put(qrFailed(loginFailureMessage(error)));
  }
  return undefined;
}
