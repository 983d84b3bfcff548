import { delay, put, race, take, takeEvery } from 'redux-saga/effects';
import { noticeDismissed, noticeGiven, topicCleared } from './noticesSlice';

/** Good news leaves by itself; what went wrong stays until the visitor or a newer notice removes it (WCAG 2.2.1). */
const GOOD_NEWS_MS = 10_000;

function* expire({ payload }: ReturnType<typeof noticeGiven>): Generator<unknown, void, unknown> {
  if (payload.stays || payload.tone === 'warning' || payload.tone === 'danger') return;
  const gone = (action: { type: string; payload?: unknown }) =>
    (noticeDismissed.match(action) && action.payload === payload.id) ||
    (topicCleared.match(action) && action.payload === payload.topic) ||
    (noticeGiven.match(action) && action.payload.topic === payload.topic);
  const { late } = (yield race({ late: delay(GOOD_NEWS_MS), gone: take(gone as never) })) as { late?: true };
  if (late) yield put(noticeDismissed(payload.id));
}

/** Lets good news go after its time. */
export function* noticesSaga(): Generator<unknown, void, unknown> {
  yield takeEvery(noticeGiven, expire);
}
