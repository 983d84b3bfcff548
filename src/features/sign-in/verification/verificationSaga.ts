import { fork, put } from 'redux-saga/effects';
import type { Answer, ApiError } from '#shared/api/client/apiError.ts';
import { emailProblem } from '#lib/identifier/emailAddress.ts';
import { phoneProblem } from '../parts/phoneNumber';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { noticesDismissed, noticeShown } from '#shared/notices/noticesSlice.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { CODE_LIFE_MINUTES } from './verificationCode';
import {
  checkFailureNotice,
  mayHaveUsedCode,
  sendFailureNotice,
  WRONG_CODE,
} from './failureMessages';
import type { VerificationPurpose } from './failureMessages';
import { startCountdown } from './resendCountdownSaga';
import type { SliderChallenge, SliderSolution } from './challenge';
import type { Verification } from './verificationSlice';

const PROBLEM_OF = { phone: phoneProblem, email: emailProblem } as const;
const NO_SLIDER: SliderSolution = { left: '', key: '' };

/** Why a code was not accepted; without an error, the service answered that it is wrong. */
export type CheckFailure =
  { isWrong: true; error?: ApiError } | { isWrong: false; error: ApiError };

/** What differs between the verifications of signing in and of restoring an account. */
export interface VerificationFlow {
  purpose: VerificationPurpose;
  verification: Verification;
  /** Each of these makes a pending answer obsolete: the form that asked for it is not shown. */
  cancelledBy: readonly unknown[];
  /** The key of the identifier's countdown. */
  countdownKey(identifier: string): string;
  /** Whether anything may be sent; always by default. */
  consent?: () => SagaGenerator<boolean>;
  /** Null means that no slider is required; none ever is by default. */
  challenge?: (identifier: Identifier) => SagaGenerator<Answer<SliderChallenge | null>>;
  send(identifier: Identifier, solution: SliderSolution): SagaGenerator<Answer<unknown>>;
  /** @returns what is announced; the form shows where the code was sent */
  sent?: (
    identifier: Identifier,
    at: number,
  ) => SagaGenerator<'signIn.codeSent' | 'signIn.codeSentCorporate'>;
  notSent?: (
    identifier: Identifier,
    step: 'challenge' | 'send-code',
    error: ApiError,
  ) => SagaGenerator;
  /** Exchanges the code; leaving the form ends it. */
  check(submission: {
    identifier: Identifier;
    code: string;
  }): SagaGenerator<CheckFailure | undefined>;
}

/** Starts the countdown that a refusal with Retry-After asks for. */
function* startRequestedCountdown(
  { countdownKey }: VerificationFlow,
  { value }: Identifier,
  error: ApiError | undefined,
): SagaGenerator {
  if (error?.kind === 'refused' && error.retryAfterSeconds !== undefined)
    yield* startCountdown(countdownKey(value), error.retryAfterSeconds);
}

function* failSending(
  flow: VerificationFlow,
  identifier: Identifier,
  step: 'challenge' | 'send-code',
  error: ApiError,
): SagaGenerator {
  if (error.kind === 'aborted') return;
  const { purpose, notSent } = flow;
  const notice = sendFailureNotice(purpose, error, identifier.channel);
  // In Arabic the form sends a number of any format (specification 5): then it is the cause.
  const isMalformed = PROBLEM_OF[identifier.channel](identifier.value) !== undefined;
  if (purpose === 'sign-in' && error.kind === 'refused' && isMalformed)
    yield put(flow.verification.identifierRefused(notice.message));
  else {
    yield put(noticeShown({ topic: purpose, ...notice }));
    const isExplained = error.kind === 'refused' && error.message !== '';
    if (isExplained && error.retryAfterSeconds === undefined)
      yield put(flow.verification.identifierRefused(null));
  }
  if (notSent) yield* notSent(identifier, step, error);
  yield* startRequestedCountdown(flow, identifier, error);
}

/**
 * Asks whether a slider is required and, if so, waits for its solution. A refresh asks again.
 * @returns undefined when the request failed
 */
function* solveChallenge(
  flow: VerificationFlow,
  identifier: Identifier,
): SagaGenerator<SliderSolution | undefined> {
  const { verification, challenge } = flow;
  if (challenge === undefined) return NO_SLIDER;
  for (;;) {
    yield put(verification.challengeRequested());
    const { data, error } = yield* challenge(identifier);
    if (error) {
      yield* failSending(flow, identifier, 'challenge', error);
      return undefined;
    }
    if (data === null) return NO_SLIDER;
    yield put(verification.challengeShown(data));
    const next = yield* race({
      solved: take(verification.sliderSolved),
      renewed: take(verification.newPictureRequested),
    });
    if (next.solved) return { left: String(next.solved.payload), key: data.key };
  }
}

function* succeed(flow: VerificationFlow, identifier: Identifier): SagaGenerator {
  const { purpose, verification, countdownKey } = flow;
  const at = (yield* getEnvironment()).clock().wall;
  yield* startCountdown(countdownKey(identifier.value));
  const phrase = flow.sent ? yield* flow.sent(identifier, at) : 'signIn.codeSent';
  yield put(verification.codeSent({ to: identifier.value, at }));
  yield put(
    noticeShown({
      tone: 'success',
      topic: purpose,
      isShownInPlace: true,
      message: { phrase, values: { smart_count: CODE_LIFE_MINUTES } },
    }),
  );
}

/**
 * Sends a code to an identifier: consent, then the slider if required, then the code. A refusal
 * after a slider shows a new slider with the reason in its dialog, unless the service asks to wait.
 */
function* sendCode(flow: VerificationFlow, identifier: Identifier): SagaGenerator {
  const { purpose, verification, consent, notSent } = flow;
  if (consent && !(yield* consent())) return;
  for (;;) {
    const solution = yield* solveChallenge(flow, identifier);
    if (solution === undefined) return;
    yield put(verification.sendingStarted());
    const { error } = yield* flow.send(identifier, solution);
    if (!error) {
      yield* succeed(flow, identifier);
      return;
    }
    if (solution.key === '' || error.kind !== 'refused' || error.retryAfterSeconds !== undefined) {
      yield* failSending(flow, identifier, 'send-code', error);
      return;
    }
    const { message } = sendFailureNotice(purpose, error, identifier.channel);
    yield put(verification.solutionRefused(message));
    if (notSent) yield* notSent(identifier, 'send-code', error);
  }
}

/**
 * Sends one code at a time and ignores further requests meanwhile. Dismissing the slider cancels at
 * any point, also while a new picture or a verdict is pending.
 */
function* sendCodes(flow: VerificationFlow): SagaGenerator {
  const { verification, cancelledBy } = flow;
  for (;;) {
    const { payload: identifier } = yield* take(verification.codeRequested);
    yield* race({
      sent: call(sendCode, flow, identifier),
      left: take([...cancelledBy, verification.sliderDismissed]),
    });
    yield put(verification.sendingEnded());
  }
}

function* failCheck(
  flow: VerificationFlow,
  identifier: Identifier,
  { isWrong, error }: CheckFailure,
): SagaGenerator {
  const { purpose, verification } = flow;
  if (error?.kind === 'aborted') return;
  yield* startRequestedCountdown(flow, identifier, error);
  if (isWrong) {
    // The field says what is wrong now.
    yield put(noticesDismissed(purpose));
    yield put(verification.codeRefused(WRONG_CODE[purpose][identifier.channel]));
    return;
  }
  yield put(noticeShown({ topic: purpose, ...checkFailureNotice(purpose, error) }));
  if (mayHaveUsedCode(error)) yield put(verification.codeDiscarded());
}

/** Checks one code at a time and ignores further submits meanwhile. */
function* checkCodes(flow: VerificationFlow): SagaGenerator {
  const { verification } = flow;
  for (;;) {
    const { payload } = yield* take(verification.codeSubmitted);
    const failure = yield* flow.check(payload);
    if (failure) yield* failCheck(flow, payload.identifier, failure);
    yield put(verification.checkEnded());
  }
}

/** Sends and checks codes for as long as the page lives. */
export function* verificationSaga(flow: VerificationFlow): SagaGenerator {
  yield fork(sendCodes, flow);
  yield fork(checkCodes, flow);
}
