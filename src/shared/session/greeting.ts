import { delay, put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { select } from '#shared/browser/select.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';
import { selectProfile, sessionEnded, userGreeted } from './sessionSlice';
import { memberName } from './useMemberName';

/** A page that opens later is no consequence of signing in. ms */
const RECENT_MS = 60_000;

/** The page's live regions exist by then, and its title has been read. ms */
const TITLE_READ_MS = 1000;

/** Notes that the user signed in, because the page that greets them replaces this one. */
export function saveGreeting(environment: Environment): void {
  save(environment, 'signed_in_at', String(environment.clock().wall));
}

/** Announces to the user who has just signed in, once, that they are logged in. */
export function* greet(): SagaGenerator {
  const environment = yield* getEnvironment();
  const at = Number(read(environment, 'signed_in_at') ?? NaN);
  clear(environment, 'signed_in_at');
  // A time from the future means that the clock was set back.
  if (!(environment.clock().wall - at <= RECENT_MS)) return;
  yield put(userGreeted());
  const { ended } = yield* race({
    read: call(function* untilTitleRead(): SagaGenerator {
      yield delay(TITLE_READ_MS);
    }),
    ended: take(sessionEnded),
  });
  if (ended) return;
  const name = memberName(yield* select(selectProfile));
  yield put(
    noticeShown({
      tone: 'success',
      isShownInPlace: true,
      topic: 'session',
      message:
        name === ''
          ? { phrase: 'signIn.done' }
          : { phrase: 'session.signedInAs', values: { name } },
    }),
  );
}
