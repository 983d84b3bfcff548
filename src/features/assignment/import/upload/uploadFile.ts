import { nanoid } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { fork, put } from 'redux-saga/effects';
import type { Answer } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { select } from '#shared/browser/select.ts';
import { baseName } from '#lib/files/baseName.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { checkFile, readHead } from './checkFile';
import { keepFile, optionsFor } from '../sheet/lostFile';
import { identifyingColumns, withOptions } from '../sheet/sheetSummary';
import type { SheetOptions } from '../sheet/sheetSummary';
import { createImport } from '../parts/importEndpoints';
import { checkMessage } from '../parts/importMessages';
import {
  accountColumnMissed,
  bytesSent,
  cancelRequested,
  fileMissed,
  fileRefused,
  filesSelected,
  optionsSelected,
  importRetryRequested,
  selectStep,
  startedOver,
  uploadRequested,
  uploadEnded,
  uploadStarted,
} from '../parts/memberImportSlice';

type CreationAnswer = Answer<{ importId: string }>;
type UploadResult = { answer: CreationAnswer } | { gone: true };

/** An upload. The key makes a repetition after a lost answer the same import. */
interface UploadRequest {
  file: File;
  idempotencyKey: string;
  accountColumn?: string;
  headerRow?: string;
  sheet?: string;
}

function* relay(percents: Channel<number>): SagaGenerator {
  for (;;) yield put(bytesSent(yield* take(percents)));
}

function* send(sending: UploadRequest): SagaGenerator<CreationAnswer> {
  // Events come faster than the page renders, and only the newest matters.
  const percents = channel<number>(buffers.sliding(1));
  yield fork(relay, percents);
  const onProgress = (sent: number, total: number) => {
    if (total > 0) percents.put(Math.floor((100 * sent) / total));
  };
  try {
    return yield* request(createImport.initiate({ ...sending, onProgress }, { track: false }));
  } finally {
    // Ends `relay`, which would keep this saga from returning.
    percents.close();
  }
}

function* isGone({ file }: UploadRequest): SagaGenerator<boolean> {
  return (yield* call(readHead, file, 1)) === undefined;
}

/** A missing file fails like the network, each time, so it is checked first. */
function* sendIfThere(sending: UploadRequest): SagaGenerator<UploadResult> {
  if (yield* isGone(sending)) return { gone: true };
  const answer = yield* send(sending);
  const mayBeGone = answer.error?.kind === 'unreachable' || answer.error?.kind === 'offline';
  return mayBeGone && (yield* isGone(sending)) ? { gone: true } : { answer };
}

/** @returns the import's id when the service accepted the file */
function* upload(sending: UploadRequest): SagaGenerator<string | undefined> {
  yield put(uploadStarted());
  const { sent } = yield* race({
    sent: call(sendIfThere, sending),
    stopped: take(cancelRequested),
  });
  if (sent && 'gone' in sent) {
    const { uploadLimitMegabytes } = yield* getDeployment();
    yield put(
      fileRefused({
        name: baseName(sending.file.name),
        problem: checkMessage('gone', uploadLimitMegabytes),
        sheet: null,
        choice: null,
      }),
    );
    return undefined;
  }
  const answer = sent?.answer;
  if (answer?.data) return answer.data.importId;
  yield put(
    uploadEnded(
      answer?.error ? failureMessage(answer.error) : { phrase: 'memberImport.upload.stopped' },
    ),
  );
  return undefined;
}

/** The upload that is possible now; otherwise shows what is missing. */
function* sendingOf(
  file: File | undefined,
  { place, headerRow, accountColumn }: SheetOptions,
  idempotencyKey: string,
): SagaGenerator<UploadRequest | undefined> {
  const step = yield* select(selectStep);
  if (file === undefined || step.status !== 'checked') {
    yield put(fileMissed({ phrase: 'memberImport.problem.missing' }));
    return undefined;
  }
  if (identifyingColumns(step.sheet).length === 0) {
    yield put(accountColumnMissed({ phrase: 'memberImport.mapping.missing' }));
    return undefined;
  }
  // The service finds a header by the template's names. One that was found by shape or chosen is
  // sent with the column.
  const row = accountColumn === undefined ? headerRow : step.sheet.headerRow;
  // By itself it reads the first visible sheet.
  const { sheets, place: sheetPlace } = step.choice;
  const sheet = place ?? (sheets[0]?.place === sheetPlace ? undefined : sheetPlace);
  return {
    file,
    idempotencyKey,
    ...(accountColumn === undefined ? {} : { accountColumn: String(accountColumn) }),
    ...(row === undefined ? {} : { headerRow: String(row) }),
    ...(sheet === undefined ? {} : { sheet: String(sheet) }),
  };
}

/**
 * From choosing a file to its upload.
 * @returns the import's id
 */
export function* uploadFile(): SagaGenerator<string> {
  let files: readonly File[] = [];
  let file: File | undefined;
  let options: SheetOptions = {};
  let idempotencyKey = nanoid();
  const environment = yield* getEnvironment();
  for (;;) {
    const action = yield* take([
      filesSelected,
      optionsSelected,
      importRetryRequested,
      startedOver,
      uploadRequested,
    ]);
    if (filesSelected.match(action)) {
      files = action.meta.arg;
      options = optionsFor(environment, files);
    }
    if (startedOver.match(action)) keepFile(environment);
    if (optionsSelected.match(action)) options = withOptions(options, action.payload);
    const step = yield* select(selectStep);
    // A file that could not be checked is kept; any further click checks it again.
    if (
      filesSelected.match(action)
      || optionsSelected.match(action)
      || step.status === 'unchecked'
    ) {
      const check = yield* checkFile(files, options);
      file = check.fits ? files[0] : undefined;
      options = check.options;
      keepFile(environment, files, options);
      // Another column or row is another import, although the file is the same.
      idempotencyKey = nanoid();
    } else if (uploadRequested.match(action)) {
      const sending = yield* sendingOf(file, options, idempotencyKey);
      const importId = sending && (yield* upload(sending));
      if (importId === undefined) continue;
      keepFile(environment);
      return importId;
    }
  }
}
