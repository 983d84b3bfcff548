import fc from 'fast-check';
import { walk } from './walk';
import { walks } from './walkSteps';
import { checkAsyncProperty, SEED } from '../run/properties';

/** `npm run test:walks` runs ten thousand; SEED repeats a run. */
const RUNS = Number(process.env['WALKS'] ?? 120);

const errors: unknown[] = [];
const note = (event: unknown) =>
  void errors.push((event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason ?? event);

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  window.addEventListener('error', note);
  process.on('unhandledRejection', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
  jest.useRealTimers();
});

test(`${RUNS} random walks with seed ${SEED}: no error, one token, one cookie with it, one reload, one poll at a time, nothing left after closing`, async () => {
  const walked = fc.asyncProperty(walks, async (steps) => {
    errors.length = 0;
    const { wrong, came } = await walk(steps, errors);
    came.forEach((place) => reached.add(place));
    expect(wrong).toEqual([]);
  });
  const reached = new Set<string>();
  await checkAsyncProperty(RUNS, walked);
  // Walks that never come far would find nothing.
  for (const place of ['signedIn', 'requestQrToken', 'checkRestoreSmsCode', 'sendEmailCode'])
    expect(reached).toContain(place);
}, 1_800_000);
