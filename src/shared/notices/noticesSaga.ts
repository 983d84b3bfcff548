import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take, takeEvery } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import { sightings, untilSeen } from '#shared/browser/sightings.ts';
import { noticeDismissed, noticeGiven, topicCleared } from './noticesSlice';

/** Good news leaves by itself; what went wrong stays until the visitor or a newer notice removes it (WCAG 2.2.1). */
const GOOD_NEWS_MS = 10_000;

/** What is told behind another tab, as what was done in that one, is seen only when the visitor is back. */
function* untilRead(): Steps {
  const environment = yield* environmentOf();
  const changes = (yield call(sightings, environment)) as EventChannel<true>;
  try {
    yield* untilSeen(environment, changes);
  } finally {
    changes.close();
  }
  yield delay(GOOD_NEWS_MS);
}

function* expire({ payload }: ReturnType<typeof noticeGiven>): Steps {
  if (payload.stays || payload.tone === 'warning' || payload.tone === 'danger') return;
  const isGone = (action: unknown) =>
    (noticeDismissed.match(action) && action.payload === payload.id)
    || (topicCleared.match(action) && action.payload === payload.topic)
    || (noticeGiven.match(action) && action.payload.topic === payload.topic);
  const { gone } = (yield race({ late: call(untilRead), gone: take(isGone) })) as {
    gone?: unknown;
  };
  if (!gone) yield put(noticeDismissed(payload.id));
}

/** Lets good news go after its time. */
export function* noticesSaga(): Steps {
  yield takeEvery(noticeGiven, expire);
}
