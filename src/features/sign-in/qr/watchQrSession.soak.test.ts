import { setImmediate } from 'node:timers';
import { qrService, qrStatus } from '#testing/pages/qrPage.ts';
import { startStore } from '#testing/render/startStore.ts';
import { dialogClosed, dialogOpened } from '../dialog/dialogSlice';
import { qrPanelShown } from './qrSignInSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The duration that fault qr-58 names. `npm run bench -- soak` polls for a day. */
const HOURS = Number(process.env['QR_SOAK_HOURS'] ?? 8);
const TIME_MS = HOURS * 60 * 60 * 1000;
const POLL_MS = 2000;
/** RTK Query removes its subscriptions within half a second. */
const SETTLED_MS = 600;

/**
 * Response bodies are streams, which need real turns of the event loop; fake timers do not provide
 * them.
 */
const TURNS = 3;

/**
 * Advances to the next poll and its response. Jest's asynchronous timer functions would take
 * minutes for a day.
 */
async function onePoll(): Promise<void> {
  jest.advanceTimersByTime(POLL_MS);
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('hours of polling leave no timers and no stored answers (qr-58)', async () => {
  const { store, service } = startStore({ service: qrService(qrStatus('NON_SCANED')) });
  store.dispatch(dialogOpened({ mode: 'qr' }));
  store.dispatch(qrPanelShown());
  await onePoll();
  await onePoll();
  const timers = jest.getTimerCount();
  let polls = 0;
  for (let time = 0; time < TIME_MS; time += POLL_MS) {
    await onePoll();
    // Cleared each time, so that the recorded requests do not look like a leak.
    polls += service.requests
      .splice(0)
      .filter(({ operation }) => operation === 'getQrStatus').length;
  }
  expect(polls).toBeGreaterThan(TIME_MS / POLL_MS - 10);
  expect(store.getState().qrSignIn.status).toBe('showing');
  expect(jest.getTimerCount()).toBeLessThanOrEqual(timers);
  expect(Object.keys(store.getState().api.queries).length).toBeLessThanOrEqual(1);
  store.dispatch(dialogClosed());
  await jest.advanceTimersByTimeAsync(SETTLED_MS);
  expect(jest.getTimerCount()).toBe(0);
}, 300_000);
