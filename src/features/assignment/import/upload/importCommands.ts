import { put, take } from 'redux-saga/effects';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { select } from '#shared/browser/select.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { cancelImport, commitImport } from '../parts/importEndpoints';
import type { ImportJob } from '../parts/importEndpoints';
import {
  commandAnswered,
  commandSent,
  commitRequested,
  jobAnswered,
  selectStep,
} from '../parts/memberImportSlice';

const COMMANDS = { commit: commitImport, cancel: cancelImport } as const;

/**
 * Sends a command about an import.
 * @returns the import as answered, if it was
 */
function* sendCommand(
  command: keyof typeof COMMANDS,
  importId: string,
): SagaGenerator<ImportJob | undefined> {
  yield put(commandSent(command));
  const { data, error } = yield* request(COMMANDS[command].initiate(importId, { track: false }));
  if (data) yield put(jobAnswered(data));
  yield put(commandAnswered(error ? failureMessage(error) : null));
  return data;
}

/** Commits a ready import. The result is polled afterwards, also when the answer was lost. */
export function* commit(importId: string): SagaGenerator {
  yield* sendCommand('commit', importId);
}

const FINAL_STATES: readonly ImportJob['state'][] = ['done', 'failed', 'cancelled', 'expired'];

export function hasEnded({ state }: ImportJob): boolean {
  return FINAL_STATES.includes(state);
}

/**
 * Cancels an import.
 * @returns whether that ended it: the service may have progressed too far, or not far enough
 */
export function* cancel(importId: string): SagaGenerator<boolean> {
  const job = yield* sendCommand('cancel', importId);
  return job !== undefined && hasEnded(job);
}

/**
 * Waits for "Import" and commits, during polls and pauses; ignored while the previous commit is
 * pending.
 */
export function* commitPressed(): SagaGenerator<true> {
  for (;;) {
    yield take(commitRequested);
    const step = yield* select(selectStep);
    if (step.status === 'following' && step.asked === null) return true;
  }
}
