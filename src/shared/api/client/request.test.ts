import { call, delay, race } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { initiateCall, makeApiStore } from '#testing/network/apiStore.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Answer } from './apiError';
import { request } from './request';

const PROFILE = { operation: 'getProfile' } as const;

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

function* ask(): SagaGenerator<Answer<unknown>> {
  return yield* request(initiateCall(PROFILE));
}

function* askForASecond(): SagaGenerator<{ answer?: Answer<unknown> }> {
  return (yield race({ answer: call(ask), late: delay(1000) })) as { answer?: Answer<unknown> };
}

test('returns the newest answer, not a cached one', async () => {
  service.script('getProfile', reply.data('first'), reply.refused('1', 'no'));
  const { run } = makeApiStore({ service });
  run(ask);
  await jest.advanceTimersByTimeAsync(0);
  const second = run(ask);
  await jest.advanceTimersByTimeAsync(0);
  expect(second.result()).toMatchObject({ error: { kind: 'refused' } });
});

test('aborts the call when it loses a race, and leaves nothing running', async () => {
  service.script('getProfile', reply.hang());
  const task = makeApiStore({ service }).run(askForASecond);
  await jest.advanceTimersByTimeAsync(999);
  expect(service.last('getProfile').aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(service.last('getProfile').aborted).toBe(true);
  expect(task.result()).toEqual({ late: true });
  // RTK Query removes unused answers after a minute.
  await jest.advanceTimersByTimeAsync(61_000);
  expect(jest.getTimerCount()).toBe(0);
  expect(service.count('getProfile')).toBe(1);
});

test('a defect is an error to show, not a silent abort', async () => {
  // RTK Query logs unexpected errors.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const language = (): never => {
    throw new Error('no language');
  };
  const task = makeApiStore({ service, context: { language } }).run(ask);
  await jest.advanceTimersByTimeAsync(0);
  expect(task.result()).toEqual({ error: { kind: 'unreadable' } });
});
