/** @jest-environment node */
import { startDeadline } from '#lib/time/resendDeadline.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';
import {
  clockTicked,
  countdownStarted,
  RESEND_SECONDS,
  resendCountdownSlice,
  restorationWait,
  selectRemaining,
  selectWaited,
  waitMark,
} from './resendCountdownSlice';

const PHONE = '13800000001';
const { reducer } = resendCountdownSlice;

const at = (seconds: number) => ({ wall: 1_000_000 + seconds * 1000, monotonic: seconds * 1000 });

const started = (identifier: string, seconds: number, limit = RESEND_SECONDS, now = 0) =>
  countdownStarted({
    identifier,
    deadline: startDeadline(at(now), limit),
    limit,
    now: at(now + seconds),
  });

type Action = Parameters<typeof reducer>[1];

function after(...actions: Action[]) {
  const resendCountdown = actions.reduce<ReturnType<typeof reducer> | undefined>(
    reducer,
    undefined,
  );
  const state = { resendCountdown: resendCountdown ?? resendCountdownSlice.getInitialState() };
  return {
    remaining: (identifier: string) => selectRemaining(state, identifier),
    hasWaited: (identifier: string) => selectWaited(state, identifier),
  };
}

test('no one waits without a countdown', () => {
  const state = after({ type: 'unknown' });
  expect(state.remaining(PHONE)).toBe(0);
  expect(state.hasWaited(PHONE)).toBe(false);
});

test.each([
  [0, 59, false],
  [58, 1, false],
  [58.9, 1, false],
  [59, 0, true],
  [3600, 0, true],
])('after %d seconds %d are left', (seconds, left, isOver) => {
  const state = after(started(PHONE, 0), clockTicked(at(seconds)));
  expect(state.remaining(PHONE)).toBe(left);
  expect(state.hasWaited(PHONE)).toBe(isOver);
});

test('each identifier waits on its own, and restoring apart from signing in', () => {
  const state = after(started(PHONE, 0), started(restorationWait(PHONE), 10));
  expect(state.remaining(PHONE)).toBe(49);
  expect(state.remaining(restorationWait(PHONE))).toBe(49);
  expect(after(started(PHONE, 0)).remaining(restorationWait(PHONE))).toBe(0);
  expect(after(started(PHONE, 0)).remaining('a@b.example')).toBe(0);
});

test('a shorter delay does not shorten a wait, a longer one extends it', () => {
  expect(after(started(PHONE, 0), started(PHONE, 0, 5)).remaining(PHONE)).toBe(59);
  expect(after(started(PHONE, 0), started(PHONE, 0, 600)).remaining(PHONE)).toBe(600);
});

test('a new countdown ends the state "has waited"', () => {
  const state = after(started(PHONE, 0), clockTicked(at(60)), started(PHONE, 0, 59, 60));
  expect(state.hasWaited(PHONE)).toBe(false);
  expect(state.remaining(PHONE)).toBe(59);
});

test('a wait from storage is found by its mark, and replaced by the identifier', () => {
  const stored = after(started(waitMark(PHONE), 9));
  expect(stored.remaining(PHONE)).toBe(50);
  expect(after(started(waitMark(PHONE), 0), clockTicked(at(59))).hasWaited(PHONE)).toBe(true);
  const renewed = after(started(waitMark(PHONE), 0), started(PHONE, 0, 600), clockTicked(at(59)));
  expect(renewed.remaining(PHONE)).toBe(541);
  expect(renewed.hasWaited(PHONE)).toBe(false);
});

test('a mark does not contain its identifier and is its own mark', () => {
  const mark = waitMark(PHONE);
  expect(mark).toMatch(/^#[\da-f]{1,4}$/);
  expect(waitMark(mark)).toBe(mark);
  expect(waitMark('a@b.example')).not.toBe(mark);
});

test('the end of the session ends its waits', () => {
  const state = after(started(PHONE, 0), sessionEnded());
  expect(state.remaining(PHONE)).toBe(0);
});
