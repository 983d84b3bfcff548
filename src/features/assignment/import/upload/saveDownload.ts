import { put } from 'redux-saga/effects';
import { ownValue } from '#lib/object/ownValue.ts';
import type { AnsweredFile } from '#shared/api/client/answeredFile.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { getImportReport, getImportTemplate } from '../parts/importEndpoints';
import { downloadEnded, downloadStarted, selectStep } from '../parts/memberImportSlice';
import type { Download, downloadRequested } from '../parts/memberImportSlice';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'application/vnd.ms-excel': 'xls',
};
const MAX_NAME_LENGTH = 100;

/** A file name that no system takes for a path or another type, whatever the service sent. */
function downloadName(
  { name, type }: Pick<AnsweredFile, 'name' | 'type'>,
  fallback: Download,
): string {
  const extension = ownValue(EXTENSIONS, type) ?? 'xlsx';
  const base = name
    .replace(/\.[a-z]{1,5}$/i, '')
    .replace(/[\p{C}\\/:*?"<>|]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  return `${base === '' ? `import-${fallback}` : base}.${extension}`;
}

function blobOf({ base64, type }: AnsweredFile): Blob {
  return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type });
}

export function* saveDownload({
  payload: file,
}: ReturnType<typeof downloadRequested>): SagaGenerator {
  const step = yield* select(selectStep);
  const importId = step.status === 'following' ? (step.job?.importId ?? '') : '';
  yield put(downloadStarted(file));
  const { data, error } =
    file === 'template'
      ? yield* request(getImportTemplate.initiate(undefined, { track: false }))
      : yield* request(getImportReport.initiate(importId, { track: false }));
  if (data) (yield* getEnvironment()).saveFile(blobOf(data), downloadName(data, file));
  yield put(downloadEnded(error ? failureMessage(error) : null));
}
