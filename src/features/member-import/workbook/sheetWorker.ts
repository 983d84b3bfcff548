import type { SpreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import type { SheetReading } from './readSheet';

export interface ToSheetWorker {
  file: File;
  kind: SpreadsheetKind;
  /** The sheet that the visitor chose, by its place from 0. */
  place?: number | undefined;
}

/** Rows so far, none as soon as it has begun and then any number of times, at last what was found. */
export type FromSheetWorker =
  { rows: number; reading?: undefined } | { rows?: undefined; reading: SheetReading };

/** The same, or that it broke: its script did not come, or it ran out of memory over the workbook. */
export type SheetNews = FromSheetWorker | 'broken';

/**
 * Has a workbook read by a worker of its own (D46): whatever is in it, the page stays alive, and `stop` ends it in
 * the middle of anything. `type: 'module'` is for Ladle; webpack makes a classic script of it.
 */
export function startSheetWorker(
  question: ToSheetWorker,
  onNews: (news: SheetNews) => void,
): { stop(): void } {
  const worker = new Worker(
    /* webpackChunkName: "sheet-worker" */ new URL('./sheet.worker.ts', import.meta.url),
    { type: 'module' },
  );
  worker.onmessage = ({ data }: MessageEvent<FromSheetWorker>) => onNews(data);
  worker.onerror = () => onNews('broken');
  worker.postMessage(question);
  return { stop: () => worker.terminate() };
}
