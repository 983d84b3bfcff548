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
import { startSheetWorker } from '../sheet/sheetWorker';
import type { SheetNews, ToSheetWorker } from '../sheet/sheetWorker';
import type { SheetReading } from '../sheet/readSheet';
import { withOptions } from '../sheet/sheetSummary';
import type { SheetOptions } from '../sheet/sheetSummary';
import { checkMessage } from '../parts/importMessages';
import type { CheckProblem } from '../parts/importMessages';
import {
  cancelRequested,
  checkStarted,
  fileRefused,
  readerMissed,
  rowsCounted,
  selectStep,
  optionsSelected,
  sheetRead,
  startedOver,
} from '../parts/memberImportSlice';

type FileReading =
  SheetReading | { summary?: undefined; choice?: undefined; problem: CheckProblem | 'noReader' };

const BYTES_PER_MB = 1024 * 1024;

/** The maximum time for checking a workbook; the largest allowed one takes a tenth of it. */
export const CHECK_TIMEOUT_MS = 15_000;

/** A started worker without a message for this time hangs, or has run out of memory. */
export const SILENCE_MS = 5000;

/** A disk or cloud folder that does not answer must not block the user forever. */
const HEAD_TIMEOUT_MS = 10_000;

/**
 * The first bytes of a chosen file; undefined when it was changed, moved or deleted since, or does
 * not load. Never rejects.
 */
export function readHead(file: File, most: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    const timer = setTimeout(() => reader.abort(), HEAD_TIMEOUT_MS);
    reader.onloadend = () => {
      clearTimeout(timer);
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
function* unread(problem: 'unreadable' | 'slow'): SagaGenerator<FileReading> {
  const step = yield* select(selectStep);
  return { problem: step.status === 'checking' && step.rows === null ? 'noReader' : problem };
}

function* readInWorker(question: ToSheetWorker): SagaGenerator<FileReading> {
  const messages = sheetReadings(question);
  let wait = CHECK_TIMEOUT_MS;
  try {
    for (;;) {
      const { news } = yield* race({ news: take(messages), silence: delay(wait) });
      if (news === undefined) return yield* unread('slow');
      if (news === 'broken') return yield* unread('unreadable');
      wait = SILENCE_MS;
      if (news.reading) return news.reading;
      yield put(rowsCounted(news.rows));
    }
  } finally {
    // Also after canceling or a timeout: ends the worker.
    messages.close();
  }
}

function* readContent(file: File, options: SheetOptions): SagaGenerator<FileReading> {
  const head = yield* call(readHead, file, MAGIC_BYTES);
  if (head === undefined) return { problem: 'gone' };
  const kind = spreadsheetKind(file.name, head);
  return kind === undefined ? { problem: 'content' } : yield* readInWorker({ file, kind, options });
}

function* look(
  [file, ...others]: readonly File[],
  largestMegabytes: number,
  options: SheetOptions,
): SagaGenerator<FileReading> {
  if (file === undefined || others.length > 0) return { problem: 'several' };
  const first = spreadsheetNameProblem(file, largestMegabytes * BYTES_PER_MB);
  if (first !== undefined) return { problem: first };
  yield put(checkStarted(baseName(file.name)));
  const { reading } = yield* race({
    reading: call(readContent, file, options),
    late: delay(CHECK_TIMEOUT_MS),
  });
  return reading ?? (yield* unread('slow'));
}

/**
 * Checks the chosen file in the order of D46, cheapest first; the workbook itself only in a worker.
 * @param options what the user chose in the workbook
 * @returns whether it can be uploaded, and the options that it was read with
 */
export function* checkFile(
  files: readonly File[],
  options: SheetOptions = {},
): SagaGenerator<{ fits: boolean; options: SheetOptions }> {
  const { uploadLimitMegabytes } = yield* getDeployment();
  const { reading, other } = yield* race({
    reading: call(look, files, uploadLimitMegabytes, options),
    stopped: take(cancelRequested),
    other: take(optionsSelected),
  });
  if (other !== undefined) return yield* checkFile(files, withOptions(options, other.payload));
  if (reading === undefined) yield put(startedOver());
  else if (reading.problem === 'noReader') yield put(readerMissed());
  else if (reading.problem !== undefined)
    yield put(
      fileRefused({
        name: files.map(({ name }) => baseName(name)).join(', '),
        problem: checkMessage(reading.problem, uploadLimitMegabytes),
        choice: reading.choice ?? null,
        sheet: reading.summary ?? null,
      }),
    );
  else yield put(sheetRead(reading));
  return { fits: reading !== undefined && reading.problem === undefined, options };
}
