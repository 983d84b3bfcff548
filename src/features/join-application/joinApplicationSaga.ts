import { put, takeEvery } from 'redux-saga/effects';
import { mayHaveArrived } from '#shared/api/client/apiError.ts';
import type { Answer, ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { sessionHash } from '#shared/session/tokenStore.ts';
import { select } from '#shared/browser/select.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { draftOwnerId } from '#shared/session/draftOwnerId.ts';
import {
  selectSignedIn,
  sessionFound,
  signInRequested,
  signedOutElsewhere,
  signOutRequested,
} from '#shared/session/sessionSlice.ts';
import { whileSameAccount } from '#shared/session/whileSameAccount.ts';
import {
  applicationRequested,
  applicationBarred,
  applicationFetched,
  applicationFoundWaiting,
  applicationSent,
  applicationSubmitted,
  draftCleared,
  formOffered,
  formPassedOn,
  loadFailed,
  joinPageLeft,
  joinPageOpened,
  joinRetryRequested,
  submissionFailed,
  submissionStarted,
} from './joinApplicationSlice';
import type { Submission } from './joinApplicationSlice';
import { clearDraft, isForeignDraft } from './form/joinDraft';
import { getCurrentApplication, submitApplication } from './joinEndpoints';
import type { Application } from './joinEndpoints';
import { findApplicationBar } from './joinFailure';

function* fetchCurrent(): SagaGenerator<Answer<Application | null>> {
  const session = sessionHash(yield* getEnvironment());
  return yield* request(
    getCurrentApplication.initiate({ session }, { subscribe: false, forceRefetch: true }),
  );
}

function* load(): SagaGenerator {
  for (;;) {
    yield put(applicationRequested());
    const { data, error } = yield* fetchCurrent();
    if (!error) {
      yield put(applicationFetched(data ?? null));
      return;
    }
    // Another session's token replaced the one of the request.
    if (error.kind === 'aborted') continue;
    const bar = yield* findApplicationBar(error);
    const words = failureMessage(error);
    if (bar !== undefined) {
      yield put(applicationBarred({ bar, words }));
      return;
    }
    yield put(loadFailed(words));
    yield* take(joinRetryRequested);
  }
}

function* clearForm(): SagaGenerator {
  clearDraft(yield* getEnvironment());
  yield put(draftCleared());
}

function* succeed(application: Application | null): SagaGenerator {
  clearDraft(yield* getEnvironment());
  yield put(applicationSent(application));
}

/**
 * Handles a failed submission. One without a readable answer may have arrived, and a refusal may be
 * due to an earlier application, so the service is asked for the current application. If that fails
 * too, the result of a submission that was not refused is unknown (compare D35).
 */
function* fail(error: ApiError): SagaGenerator {
  let uncertain = mayHaveArrived(error);
  if (!(error.kind === 'refused' && error.retryAfterSeconds !== undefined)) {
    const { data, error: unknown } = yield* fetchCurrent();
    uncertain &&= unknown !== undefined;
    if (data?.state === 'sent') {
      if (error.kind === 'refused') yield put(applicationFoundWaiting(data));
      else yield* succeed(data);
      return;
    }
  }
  const bar = yield* findApplicationBar(error);
  const words = failureMessage(error);
  if (bar === undefined) yield put(submissionFailed({ problem: words, uncertain }));
  else yield put(applicationBarred({ bar, words }));
}

function* submit(submission: Submission): SagaGenerator {
  const { query } = (yield* getEnvironment()).address();
  yield put(submissionStarted());
  const tenantId = readTenantId(query) ?? '';
  const answer = yield* request(
    submitApplication.initiate({ tenantId, ...submission }, { track: false }),
  );
  if (answer.error) yield* fail(answer.error);
  else yield* succeed(answer.data);
}

/**
 * Sends one application at a time and ignores submits meanwhile. A form filled in before signing in
 * can be sent at once: if there is an application already, the service says so then.
 */
function* serveMember(): SagaGenerator {
  let { submitted } = yield* race({
    loaded: call(load),
    submitted: take(applicationSubmitted),
  });
  for (;;) {
    const { payload } = submitted ?? (yield* take(applicationSubmitted));
    submitted = undefined;
    yield* submit(payload);
  }
}

/**
 * Without a session the form can be filled in; submitting asks to sign in, which returns to the
 * filled form.
 */
function* serveAnonymous(): SagaGenerator {
  yield put(formOffered());
  for (;;) {
    yield* take(applicationSubmitted);
    yield put(
      noticeShown({ tone: 'info', topic: 'page', message: { phrase: 'join.logInToSend' } }),
    );
    yield put(signInRequested());
  }
}

function* serve(): SagaGenerator {
  const environment = yield* getEnvironment();
  // The form's owner, also after their session has ended.
  let owner = '';
  for (;;) {
    if (yield* select(selectSignedIn)) {
      const account = draftOwnerId(environment);
      // The next account must not see the previous one's data, including a picture that is in no
      // draft yet.
      if (isForeignDraft(environment)) yield* clearForm();
      if (owner !== '' && owner !== account) yield put(formPassedOn());
      owner = account;
      yield* whileSameAccount(serveMember);
    } else {
      yield* race({ served: call(serveAnonymous), found: take(sessionFound) });
    }
  }
}

export function* joinApplicationSaga(): SagaGenerator {
  yield takeEvery([signOutRequested, signedOutElsewhere], clearForm);
  for (;;) {
    yield* take(joinPageOpened);
    yield* race({ served: call(serve), left: take(joinPageLeft) });
  }
}
