import { delay, put, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { visibilityChanges, waitUntilVisible } from '#shared/browser/visibilityChanges.ts';
import { dismissedTopic, noticeDismissed, noticeShown, noticesDismissed } from './noticesSlice';

/**
 * Success notices disappear after this time. Problems stay until the user or a newer notice removes
 * them (WCAG 2.2.1).
 */
const GOOD_NEWS_MS = 10_000;

/** A notice in a background tab counts its time from when the page becomes visible. */
function* untilRead(): SagaGenerator {
  const environment = yield* getEnvironment();
  const changes = visibilityChanges(environment);
  try {
    yield* waitUntilVisible(environment, changes);
  } finally {
    changes.close();
  }
  yield delay(GOOD_NEWS_MS);
}

function* expire({ payload }: ReturnType<typeof noticeShown>): SagaGenerator {
  if (payload.stays || payload.tone === 'warning' || payload.tone === 'danger') return;
  const isGone = (action: unknown) =>
    (noticeDismissed.match(action) && action.payload === payload.id)
    || (noticesDismissed.match(action) && action.payload === payload.topic)
    || dismissedTopic(action) === payload.topic
    || (noticeShown.match(action) && action.payload.topic === payload.topic);
  const { gone } = yield* race({ late: call(untilRead), gone: take(isGone) });
  if (!gone) yield put(noticeDismissed(payload.id));
}

/** Removes success notices after their time. */
export function* noticesSaga(): SagaGenerator {
  yield takeEvery(noticeShown, expire);
}
