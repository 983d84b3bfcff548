import { call, put, race, take } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import { sightings } from '#shared/browser/sightings.ts';
import { cancel, commit, commitPressed } from './importCommands';
import { forgetImport, keepImport } from './keptImport';
import { cancelAsked, importFollowed } from '../memberImportSlice';
import { poll } from './pollImport';

function* commitAndPoll(...[importId, ...others]: Parameters<typeof poll>): Steps {
  yield* commit(importId);
  yield* poll(importId, ...others);
}

/**
 * Follows an import of the service's until it has ended, through reloads and hidden tabs.
 * @param fresh uploaded just now: what is found after a reload is never taken over unasked
 */
export function* followImport(importId: string, fresh: boolean): Steps {
  const environment = yield* environmentOf();
  const seen = sightings(environment);
  keepImport(environment, importId);
  yield put(importFollowed());
  try {
    let work: typeof poll = poll;
    let mayCommit = fresh;
    for (;;) {
      const { pressed, cancelled } = (yield race({
        ended: call(work, importId, environment, seen, mayCommit),
        pressed: call(commitPressed),
        cancelled: take(cancelAsked),
      })) as { pressed?: true; cancelled?: unknown };
      // Whoever has spoken once is asked from then on.
      mayCommit = false;
      work = pressed ? commitAndPoll : poll;
      if (!pressed && (cancelled === undefined || (yield* cancel(importId)))) return;
    }
  } finally {
    seen.close();
  }
}

/** Removes the import that this tab would follow again after a reload. */
export function* forgetFollowed(): Steps {
  forgetImport(yield* environmentOf());
}
