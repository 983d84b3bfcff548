import { put } from 'redux-saga/effects';
import type { Answer, ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import { isCorporateEmail } from '#lib/identifier/emailAddress.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { race, take } from '#lib/saga/typedEffects.ts';
import { ensureConsent } from '../consent/ensureConsent';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { failureCleared } from '../finish/failureReportsSlice';
import { reportFailure } from '../finish/reportFailure';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { startCountdown } from './resendCountdownSaga';
import { CODE_LIFE_MINUTES } from './codeLife';
import type { Identifier } from '#shared/session/identifier.ts';
import { getSliderChallenge, sendEmailCode, sendSmsCode } from '../code/codeEndpoints';
import type { SliderSolution } from '../code/codeEndpoints';
import {
  challengeRequested,
  challengeShown,
  codeSent,
  newPictureRequested,
  sendingStarted,
  sliderSolved,
  solutionRefused,
} from '../code/codeSignInSlice';
import { sendFailureNotice } from './failureMessages';
import { rememberSentCode } from './sentCodeMemory';

const NO_SLIDER: SliderSolution = { left: '', key: '' };
const REPORT = { phone: '0010001', email: '0010002' } as const;

/** Shows and reports why no code was sent, and starts the wait that the service asked for. */
function* fail(
  identifier: Identifier,
  step: 'challenge' | 'send-code',
  error: ApiError,
): SagaGenerator {
  if (error.kind === 'aborted') return;
  yield put(noticeShown({ topic: 'sign-in', ...sendFailureNotice(error, identifier.channel) }));
  yield* reportFailure({ reportCode: REPORT[identifier.channel], step, error });
  if (error.kind === 'refused' && error.retryAfterSeconds !== undefined) {
    yield* startCountdown(identifier.value, error.retryAfterSeconds);
  }
}

/**
 * Asks whether a slider is required and, if so, waits for its solution. A refresh asks again.
 * @returns undefined when the request failed
 */
function* solveChallenge(identifier: Identifier): SagaGenerator<SliderSolution | undefined> {
  for (;;) {
    yield put(challengeRequested());
    const answer = yield* request(
      getSliderChallenge.initiate(identifier.value, { subscribe: false, forceRefetch: true }),
    );
    if (answer.error) {
      yield* fail(identifier, 'challenge', answer.error);
      return undefined;
    }
    if (answer.data === null) return NO_SLIDER;
    yield put(challengeShown(answer.data));
    const next = yield* race({
      solved: take(sliderSolved),
      renewed: take(newPictureRequested),
    });
    if (next.solved) return { left: String(next.solved.payload), key: answer.data.key };
  }
}

function* send(
  { channel, value }: Identifier,
  solution: SliderSolution,
): SagaGenerator<Answer<unknown>> {
  yield put(sendingStarted());
  if (channel === 'phone') {
    return yield* request(
      sendSmsCode.initiate({ phoneNumber: value, ...solution }, { track: false }),
    );
  }
  return yield* request(sendEmailCode.initiate({ email: value, ...solution }, { track: false }));
}

function* succeed(identifier: Identifier): SagaGenerator {
  const environment = yield* getEnvironment();
  const { corporateEmailDomains } = yield* getDeployment();
  const corporate =
    identifier.channel === 'email' && isCorporateEmail(identifier.value, corporateEmailDomains);
  const at = environment.clock().wall;
  yield* startCountdown(identifier.value);
  rememberSentCode(environment, { ...identifier, at });
  yield put(codeSent({ to: identifier.value, at }));
  yield put(failureCleared());
  const phrase = corporate ? 'signIn.codeSentCorporate' : 'signIn.codeSent';
  yield put(
    noticeShown({
      tone: 'success',
      isShownInPlace: true,
      topic: 'sign-in',
      message: { phrase, values: { smart_count: CODE_LIFE_MINUTES } },
    }),
  );
}

/**
 * Sends a code to an identifier: consent, then the slider if required, then the code. A refusal
 * after a slider shows a new slider with the reason in its dialog, unless the service asks to wait.
 */
export function* sendCode(identifier: Identifier): SagaGenerator {
  if (!(yield* ensureConsent())) return;
  for (;;) {
    const solution = yield* solveChallenge(identifier);
    if (solution === undefined) return;
    const answer = yield* send(identifier, solution);
    if (!answer.error) {
      yield* succeed(identifier);
      return;
    }
    if (
      solution.key === ''
      || answer.error.kind !== 'refused'
      || answer.error.retryAfterSeconds !== undefined
    ) {
      yield* fail(identifier, 'send-code', answer.error);
      return;
    }
    const { message } = sendFailureNotice(answer.error, identifier.channel);
    yield put(solutionRefused(message));
    yield* reportFailure({
      reportCode: REPORT[identifier.channel],
      step: 'send-code',
      error: answer.error,
    });
  }
}
