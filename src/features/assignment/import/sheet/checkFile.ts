import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { delay, put } from 'redux-saga/effects';
import { baseName } from '#lib/files/baseName.ts';
import {
  MAGIC_BYTES,
  spreadsheetKind,
  spreadsheetNameProblem,
} from '#lib/workbook/spreadsheetFile.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { select } from '#shared/browser/select.ts';
import { startSheetWorker } from './sheetWorker';
import type { SheetNews, ToSheetWorker } from './sheetWorker';
import type { SheetReading } from './readSheet';
import { checkMessage } from '../importMessages';
import type { CheckProblem } from '../importMessages';
import {
  cancelRequested,
  checkStarted,
  fileRefused,
  readerMissed,
  rowsCounted,
  selectStep,
  sheetChosen,
  sheetRead,
  startedOver,
} from '../memberImportSlice';

type Reading =
  SheetReading | { summary?: undefined; choice?: undefined; problem: CheckProblem | 'noReader' };

const BYTES_PER_MB = 1024 * 1024;

/** The maximum time for checking a workbook; the largest allowed one takes a tenth of it. */
export const CHECK_LIMIT_MS = 15_000;

/** A disk or cloud folder that does not answer must not block the user forever. */
const HEAD_LIMIT_MS = 10_000;

/**
 * The first bytes of a chosen file; undefined when it was changed, moved or deleted since, or does
 * not load. Never rejects.
 */
export function readHead(file: File, most: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    const patience = setTimeout(() => reader.abort(), HEAD_LIMIT_MS);
    reader.onloadend = () => {
      clearTimeout(patience);
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : undefined);
    };
    reader.readAsArrayBuffer(file.slice(0, most));
  });
}

function sheetReadings(question: ToSheetWorker): EventChannel<SheetNews> {
  return eventChannel((emit) => startSheetWorker(question, emit).stop);
}

/**
 * The result when a worker ends without one: the workbook is at fault only if the worker has
 * started.
 */
function* unread(problem: 'unreadable' | 'slow'): SagaGenerator<Reading> {
  const step = yield* select(selectStep);
  return { problem: step.status === 'checking' && step.rows === null ? 'noReader' : problem };
}

function* readInWorker(question: ToSheetWorker): SagaGenerator<Reading> {
  const messages = sheetReadings(question);
  try {
    for (;;) {
      const news = yield* take(messages);
      if (news === 'broken') return yield* unread('unreadable');
      if (news.reading) return news.reading;
      yield put(rowsCounted(news.rows));
    }
  } finally {
    // Also after cancelling or a timeout: ends the worker.
    messages.close();
  }
}

function* readContent(file: File, place: number | undefined): SagaGenerator<Reading> {
  const head = yield* call(readHead, file, MAGIC_BYTES);
  if (head === undefined) return { problem: 'gone' };
  const kind = spreadsheetKind(file.name, head);
  return kind === undefined ? { problem: 'content' } : yield* readInWorker({ file, kind, place });
}

function* look(
  [file, ...others]: readonly File[],
  largestMegabytes: number,
  place: number | undefined,
): SagaGenerator<Reading> {
  if (file === undefined || others.length > 0) return { problem: 'several' };
  const first = spreadsheetNameProblem(file, largestMegabytes * BYTES_PER_MB);
  if (first !== undefined) return { problem: first };
  yield put(checkStarted(baseName(file.name)));
  const { reading } = yield* race({
    reading: call(readContent, file, place),
    late: delay(CHECK_LIMIT_MS),
  });
  return reading ?? (yield* unread('slow'));
}

/**
 * Checks the chosen file in the order of D46, cheapest first; the workbook itself only in a worker.
 * @param place the index of the sheet that the user chose, from 0
 * @returns whether it can be uploaded, and which sheet was read if the user chose one
 */
export function* checkFile(
  files: readonly File[],
  place?: number,
): SagaGenerator<{ fits: boolean; place: number | undefined }> {
  const { uploadLimitMegabytes } = yield* getDeployment();
  const { reading, other } = yield* race({
    reading: call(look, files, uploadLimitMegabytes, place),
    stopped: take(cancelRequested),
    other: take(sheetChosen),
  });
  if (other !== undefined) return yield* checkFile(files, other.payload);
  if (reading === undefined) yield put(startedOver());
  else if (reading.problem === 'noReader') yield put(readerMissed());
  else if (reading.problem !== undefined)
    yield put(fileRefused(checkMessage(reading.problem, uploadLimitMegabytes), reading.choice));
  else yield put(sheetRead(reading));
  return { fits: reading !== undefined && reading.problem === undefined, place };
}
