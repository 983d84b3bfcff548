import { takeLeading } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';
import { followImport, clearFollowed } from './followImport';
import { readImport } from './savedImport';
import {
  downloadRequested,
  importAccepted,
  importLeft,
  importOpened,
  selectStep,
  startedOver,
} from '../parts/memberImportSlice';
import { saveDownload } from './saveDownload';
import { uploadFile } from './uploadFile';

/**
 * An import's result stays until the user has seen it; after a reload only a finished one is
 * useful.
 */
function* seeResult(): SagaGenerator {
  const step = yield* select(selectStep);
  if (step.status === 'following' && step.job?.state !== 'done') yield* clearFollowed();
  yield* take(startedOver);
}

function* follow(importId: string, isNew: boolean): SagaGenerator {
  yield* followImport(importId, isNew);
  yield* seeResult();
}

function* serve(): SagaGenerator {
  yield takeLeading(downloadRequested, saveDownload);
  let savedId = readImport(yield* getEnvironment());
  for (;;) {
    const importId = savedId ?? (yield* uploadFile());
    yield* race({
      followed: call(follow, importId, savedId === undefined),
      over: take(startedOver),
    });
    yield* clearFollowed();
    savedId = undefined;
  }
}

/** Imports members, from opening the dialog to leaving it. The service continues without it. */
export function* memberImportSaga(): SagaGenerator {
  for (;;) {
    yield* take(importOpened);
    const { accepted } = yield* race({
      served: call(serve),
      accepted: take(importAccepted),
      over: take([importLeft, sessionEnded]),
    });
    if (accepted !== undefined) yield* clearFollowed();
  }
}
