import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { visibilityChanges } from '#shared/browser/visibilityChanges.ts';
import { cancel, commit, commitPressed } from './importCommands';
import { clearImport, saveImport } from './savedImport';
import { cancelRequested, importFollowed } from '../parts/memberImportSlice';
import { poll } from './pollImport';

function* commitAndPoll(...[importId, ...others]: Parameters<typeof poll>): SagaGenerator {
  yield* commit(importId);
  yield* poll(importId, ...others);
}

/**
 * Follows an import of the service until it ends, through reloads and hidden tabs.
 * @param isNew whether it was just uploaded: an import found after a reload is never committed
 *   automatically
 */
export function* followImport(importId: string, isNew: boolean): SagaGenerator {
  const environment = yield* getEnvironment();
  const visibility = visibilityChanges(environment);
  saveImport(environment, importId);
  yield put(importFollowed());
  try {
    let work: typeof poll = poll;
    let mayCommit = isNew;
    for (;;) {
      const { pressed, cancelled } = yield* race({
        ended: call(work, importId, environment, visibility, mayCommit),
        pressed: call(commitPressed),
        cancelled: take(cancelRequested),
      });
      // Once the user has made a decision, nothing is automatic any more.
      mayCommit = false;
      work = pressed ? commitAndPoll : poll;
      if (!pressed && (cancelled === undefined || (yield* cancel(importId)))) return;
    }
  } finally {
    visibility.close();
  }
}

export function* clearFollowed(): SagaGenerator {
  clearImport(yield* getEnvironment());
}
