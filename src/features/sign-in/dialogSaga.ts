import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'redux-saga/effects';
import { acceptReturnAddress, acceptReturnValue } from '../../lib/returnAddress';
import type { ReturnAddress } from '../../lib/returnAddress';
import { consentWithdrawn } from '../../platform/agreement/consentSlice';
import { deploymentOf } from '../../platform/deployment/deploymentOf';
import { environmentOf } from '../../platform/environment/environment';
import type { Environment } from '../../platform/environment/environment';
import { failureOvercome } from '../../platform/failure-reports/failureReportsSlice';
import { topicCleared } from '../../platform/notices/noticesSlice';
import { restorationWanted, selectSignedIn, sessionFound, signInWanted } from '../../platform/session/sessionSlice';
import type { SignInWish } from '../../platform/session/sessionSlice';
import { dialogClosed, dialogOpened, selectOpen } from './signInSlice';

type Steps = Generator<unknown, void, unknown>;

/** The page on which the dialog is open from the start (specification 2). */
const SIGN_IN_PATH = '/login/index';

function hrefOf(address: ReturnAddress | undefined): string | undefined {
  if (address === undefined) return undefined;
  return address.kind === 'same' ? address.path : address.href;
}

/** The return address that was asked for: by the event, else by the address bar; only an accepted one (D11). */
function* returnAddress(asked: unknown): Generator<unknown, string | undefined, unknown> {
  const { origin, query } = (yield* environmentOf()).address();
  const origins = { self: origin, allowed: (yield* deploymentOf()).returnOrigins };
  if (typeof asked === 'string') return hrefOf(acceptReturnValue(asked, origins));
  return hrefOf(acceptReturnAddress(query, origins));
}

/** Opens the dialog unless it is open or the visitor is signed in already. */
function* open({ detail, wish }: { detail?: unknown; wish?: SignInWish | undefined }): Steps {
  if ((yield select(selectSignedIn)) === true || (yield select(selectOpen)) === true) return;
  const asked = typeof detail === 'object' && detail !== null ? (detail as { redirect?: unknown }).redirect : undefined;
  const returnTo = wish?.returnTo ?? (yield* returnAddress(asked));
  yield put(dialogOpened({ returnTo, identifier: wish?.identifier }));
}

function* openForFlow({ payload: wish }: ReturnType<typeof signInWanted>): Steps {
  yield* open({ wish });
}

function* tidy(): Steps {
  yield put(consentWithdrawn());
  yield put(failureOvercome());
  yield put(topicCleared('sign-in'));
  (yield* environmentOf()).emit('login-dialog:closed');
}

/** Another dialog takes over, or a session that came to be, here or in another tab, leaves nothing to sign in to. */
function* close(): Steps {
  if ((yield select(selectOpen)) === true) yield put(dialogClosed());
}

function loginEvents(environment: Environment): EventChannel<{ detail: unknown }> {
  return eventChannel((emit) => environment.on('login-dialog', (detail) => emit({ detail })));
}

/** Opens and closes the dialog: on the global event (D2), on the sign-in page, when a flow wants a session. */
export function* dialogSaga(): Steps {
  const environment = yield* environmentOf();
  const channel = (yield call(loginEvents, environment)) as EventChannel<{ detail: unknown }>;
  yield takeEvery(channel, open);
  yield takeEvery(signInWanted, openForFlow);
  yield takeEvery(dialogClosed, tidy);
  yield takeEvery([sessionFound, restorationWanted], close);
  // As an action and not at once: it must come after what the session's saga found in storage at the start.
  if (environment.address().path.includes(SIGN_IN_PATH)) yield put(signInWanted());
}
