import { setImmediate } from 'node:timers';
import { qrService, qrStatus } from '#testing/pages/qrPage.ts';
import { startStore } from '#testing/render/startStore.ts';
import { dialogClosed } from '../dialog/dialogState';
import { dialogOpened } from '../signInSlice';
import { qrPanelShown } from './qrSignInSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The time that fault qr-58 names; `npm run bench -- soak` polls for a day. */
const HOURS = Number(process.env['QR_SOAK_HOURS'] ?? 8);
const TIME_MS = HOURS * 60 * 60 * 1000;
const POLL_MS = 2000;
/** RTK Query tidies its subscriptions within half a second. */
const SETTLED_MS = 600;

/** Bodies of answers are streams, which need real turns of the event loop that fake timers do not give. */
const TURNS = 3;

/** One poll's time and its answer. Jest's own asynchronous ways of passing time would take minutes for a day. */
async function onePoll(): Promise<void> {
  jest.advanceTimersByTime(POLL_MS);
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('polling for hours keeps no timers and no answers (qr-58)', async () => {
  const { store, service } = startStore({ service: qrService(qrStatus('NON_SCANED')) });
  store.dispatch(dialogOpened({ mode: 'qr' }));
  store.dispatch(qrPanelShown());
  await onePoll();
  await onePoll();
  const timers = jest.getTimerCount();
  let polls = 0;
  for (let time = 0; time < TIME_MS; time += POLL_MS) {
    await onePoll();
    // Emptied at once: a day's requests are no leak of the page's.
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
