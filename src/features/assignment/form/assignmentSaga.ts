import { fork, put, takeEvery } from 'redux-saga/effects';
import { mayHaveArrived } from '#shared/api/client/apiError.ts';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { failureMessage, transportMessage } from '#shared/i18n/transportMessage.ts';
import { quotaFoundUsedUp, reminderClosed } from '../order-reminder/orderingSlice';
import { contractSelection, summariseSelection } from '../selection/selectionEndpoints';
import { clearDialogDraft } from '#shared/session/dialogDraft.ts';
import { whileSameAccount } from '#shared/session/whileSameAccount.ts';
import {
  selectSignedIn,
  sessionFound,
  signedOutElsewhere,
  signOutRequested,
} from '#shared/session/sessionSlice.ts';
import {
  clearDraft,
  clearSending,
  isForeignDraft,
  isResultUnknown,
  recordSending,
  readDraft,
} from './assignmentDraft';
import type { AssignmentAnswers } from './assignmentFields';
import { createAssignment } from './assignmentEndpoints';
import {
  admissionRequested,
  admitted,
  assignmentSubmitted,
  contentAssigned,
  loadFailed,
  assignPageLeft,
  assignPageOpened,
  permissionDenied,
  quotaRefused,
  assignRetryRequested,
  selectAssignment,
  signInRequired,
  submissionFailed,
  submissionStarted,
} from './assignmentSlice';
import { choicesSaga } from './choicesSaga';

const QUOTA_USED_UP = '060001';

function* clearStored(): SagaGenerator {
  const environment = yield* getEnvironment();
  clearDraft(environment);
  clearSending(environment);
  clearDialogDraft(environment);
}

/**
 * Whether the service refuses this user, and not the request: counting an empty selection is valid
 * by the contract. There is no documented code for "No permission", and the profile need not have a
 * role.
 */
function isPermissionRefused(error: ApiError): boolean {
  return error.kind === 'refused' && (error.status === 200 || error.status === 403);
}

function* requestPermission(): SagaGenerator {
  for (;;) {
    yield put(admissionRequested());
    const { error } = yield* request(
      summariseSelection.initiate(emptySelection(), { track: false }),
    );
    if (!error) break;
    // Another session's token replaced the one of the request.
    if (error.kind === 'aborted') continue;
    if (isPermissionRefused(error)) {
      yield put(permissionDenied(transportMessage(error)));
      // Another account, signed in from another tab, may have permission.
      yield* take(sessionFound);
    } else {
      yield put(loadFailed(failureMessage(error)));
      yield* take(assignRetryRequested);
    }
  }
  const environment = yield* getEnvironment();
  const { choices } = readDraft(environment);
  yield put(
    admitted({
      ...choices,
      uncertain: isResultUnknown(environment),
    }),
  );
}

function* submit(values: AssignmentAnswers): SagaGenerator {
  const { selection, scope, academies } = yield* select(selectAssignment);
  yield put(submissionStarted());
  const areas = values.visibility === 'areas' ? academies.map(({ id }) => id) : [];
  const body = {
    ...values,
    managementScope: scope,
    academies: areas,
    selection: contractSelection(selection),
  };
  recordSending(yield* getEnvironment());
  const { data, error } = yield* request(createAssignment.initiate(body, { track: false }));
  if (!error) {
    yield* clearStored();
    yield put(contentAssigned(data.headCount));
  } else if (error.kind === 'refused' && error.resultCode === QUOTA_USED_UP) {
    yield put(quotaRefused());
    yield put(quotaFoundUsedUp());
  } else {
    yield put(
      submissionFailed({ problem: failureMessage(error), uncertain: mayHaveArrived(error) }),
    );
  }
}

/**
 * The result is known. Handled in every state, because a refused token ends what its session was
 * doing.
 */
function* clearSendingOnRefusal({ payload }: { payload?: unknown }): SagaGenerator {
  if (isRecord(payload) && payload['kind'] === 'refused') clearSending(yield* getEnvironment());
}

/** Sends one assignment at a time and ignores submits meanwhile. */
function* serveMember(): SagaGenerator {
  if (isForeignDraft(yield* getEnvironment())) yield* clearStored();
  yield fork(choicesSaga);
  yield* requestPermission();
  for (;;) {
    const { payload } = yield* take(assignmentSubmitted);
    yield* submit(payload);
  }
}

function* serve(): SagaGenerator {
  for (;;) {
    if (yield* select(selectSignedIn)) {
      const other = yield* whileSameAccount(serveMember);
      yield put(reminderClosed());
      // The next account must not see the previous one's data.
      if (other) yield put(signInRequired());
    } else {
      yield put(signInRequired());
      yield* take(sessionFound);
    }
  }
}

/** Assigns learning content, from opening the page to leaving it. */
export function* assignmentSaga(): SagaGenerator {
  yield takeEvery([signOutRequested, signedOutElsewhere], clearStored);
  yield takeEvery(createAssignment.matchRejected, clearSendingOnRefusal);
  for (;;) {
    yield* take(assignPageOpened);
    yield* race({ served: call(serve), left: take(assignPageLeft) });
    yield put(reminderClosed());
  }
}
