import { delay, put, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { restorationRequested, selectSignedIn } from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';
import { accountRestored, leavesDialog, noticeRead, selectRestoration } from './restorationSlice';

/** How long a reload, or Back and Forward, opens the dialog again. */
const LIFE_MS = 30 * 60_000;

/** The account without the return address, which was accepted for another page. */
function accountIn(
  stored: unknown,
): (RestorableAccount & { step: unknown; at: number }) | undefined {
  const [step, channel, value, endsAt, at] = Array.isArray(stored) ? (stored as unknown[]) : [];
  if (
    (channel !== 'phone' && channel !== 'email')
    || typeof value !== 'string'
    || typeof at !== 'number'
  )
    return undefined;
  const identifier: Identifier = { channel, value };
  return { identifier, step, at, ...(typeof endsAt === 'number' && { endsAt }) };
}

function* keep(): SagaGenerator {
  const environment = yield* getEnvironment();
  const restoration = yield* select(selectRestoration);
  if (restoration.step !== 'notice' && restoration.step !== 'verification') {
    clear(environment, 'restoration');
    return;
  }
  const { identifier, endsAt = null } = restoration.account;
  const { channel, value } = identifier;
  save(environment, 'restoration', [
    restoration.step,
    channel,
    value,
    endsAt,
    environment.clock().wall,
  ]);
}

/** Keeps the step and the account of the dialog for the tab, and opens it again at the start. */
export function* interruptedRestorationSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const account = accountIn(read(environment, 'restoration'));
  yield takeEvery([restorationRequested, noticeRead, accountRestored, ...leavesDialog], keep);
  if (account === undefined || (yield* select(selectSignedIn))) return;
  const { step, at, ...wish } = account;
  if (environment.clock().wall - at >= LIFE_MS) return;
  // After the sign-in page has opened its dialog, which this one replaces.
  yield delay(0);
  yield put(restorationRequested(wish));
  if (step === 'verification') yield put(noticeRead());
}
