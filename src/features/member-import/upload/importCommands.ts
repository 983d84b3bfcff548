import { put, take } from 'redux-saga/effects';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { select } from '#shared/browser/select.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { cancelImport, commitImport } from './importEndpoints';
import type { ImportJob } from './importEndpoints';
import {
  commandAnswered,
  commandSent,
  commitAsked,
  jobAnswered,
  selectStep,
} from '../memberImportSlice';

const COMMANDS = { commit: commitImport, cancel: cancelImport } as const;

/** Tells the service what is to become of an import. @returns the import as it answered, if it did */
function* tellService(
  command: keyof typeof COMMANDS,
  importId: string,
): SagaGenerator<ImportJob | undefined> {
  yield put(commandSent(command));
  const { data, error } = yield* request(COMMANDS[command].initiate(importId, { track: false }));
  if (data) yield put(jobAnswered(data));
  yield put(commandAnswered(error ? failureMessage(error) : null));
  return data;
}

/** Has a ready import taken over. What the service makes of it is asked afterwards, also when the answer was lost. */
export function* commit(importId: string): SagaGenerator {
  yield* tellService('commit', importId);
}

const ENDED: readonly ImportJob['state'][] = ['done', 'failed', 'cancelled', 'expired'];

/** Whether nothing more will become of an import. */
export function hasEnded({ state }: ImportJob): boolean {
  return ENDED.includes(state);
}

/** Has the service drop an import. @returns whether that ended it: the service may be too far, or not as far yet */
export function* cancel(importId: string): SagaGenerator<boolean> {
  const job = yield* tellService('cancel', importId);
  return job !== undefined && hasEnded(job);
}

/** A press on "Import", whatever is being asked meanwhile; while the last one is on its way it says nothing new. */
export function* commitPressed(): SagaGenerator<true> {
  for (;;) {
    yield take(commitAsked);
    const step = yield* select(selectStep);
    if (step.status === 'following' && step.asked === null) return true;
  }
}
