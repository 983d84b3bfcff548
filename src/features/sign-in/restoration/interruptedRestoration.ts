import { delay, put, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { restorationRequested, selectSignedIn } from '#shared/session/sessionSlice.ts';
import { clear, save } from '#shared/storage/storedValues.ts';
import { readRecord } from '../verification/identifierStore';
import { accountRestored, leavesDialog, noticeRead, selectRestoration } from './restorationSlice';

/** How long a reload, or Back and Forward, opens the dialog again. */
const LIFE_MS = 30 * 60_000;

function* storeDialog(): SagaGenerator {
  const environment = yield* getEnvironment();
  const restoration = yield* select(selectRestoration);
  if (restoration.step !== 'notice' && restoration.step !== 'verification') {
    clear(environment, 'restoration');
    return;
  }
  const { identifier, endsAt } = restoration.account;
  const { channel, value } = identifier;
  const at = environment.clock().wall;
  save(environment, 'restoration', [channel, value, at, restoration.step, endsAt]);
}

/**
 * Keeps the step and the account of the dialog for the tab, and opens it again at the start. The
 * return address, which was accepted for another page, is not kept.
 */
export function* interruptedRestorationSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const dialog = readRecord(environment, 'restoration', LIFE_MS);
  yield takeEvery(
    [restorationRequested, noticeRead, accountRestored, ...leavesDialog],
    storeDialog,
  );
  if (dialog === undefined || (yield* select(selectSignedIn))) return;
  const { channel, value, more } = dialog;
  const [step, endsAt] = more;
  // After the sign-in page has opened its dialog, which this one replaces.
  yield delay(0);
  yield put(
    restorationRequested({
      identifier: { channel, value },
      endsAt: typeof endsAt === 'number' ? endsAt : undefined,
    }),
  );
  if (step === 'verification') yield put(noticeRead());
}
