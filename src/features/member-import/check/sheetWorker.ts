import type { SpreadsheetKind } from '../../../lib/spreadsheetFile';
import type { SheetReading } from './readSheet';

export interface ToSheetWorker {
  file: File;
  kind: SpreadsheetKind;
}

/** Rows so far, none as soon as it has begun and then any number of times, at last what was found. */
export type FromSheetWorker = { rows: number; reading?: undefined } | { rows?: undefined; reading: SheetReading };

/** The same, or that nothing was heard of it: its script did not come. */
export type SheetNews = FromSheetWorker | { rows?: undefined; reading: SheetReading | { summary?: undefined; problem: 'noReader' } };

/**
 * Has a workbook read by a worker of its own (D46): whatever is in it, the page stays alive, and `stop` ends it in
 * the middle of anything. `type: 'module'` is for Ladle; webpack makes a classic script of it.
 */
export function startSheetWorker(question: ToSheetWorker, onNews: (news: SheetNews) => void): { stop(): void } {
  const worker = new Worker(/* webpackChunkName: "sheet-worker" */ new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  let hasBegun = false;
  worker.onmessage = ({ data }: MessageEvent<FromSheetWorker>) => {
    hasBegun = true;
    onNews(data);
  };
  // Once it has begun, it has run out of memory over the workbook.
  worker.onerror = () => onNews({ reading: { problem: hasBegun ? 'unreadable' : 'noReader' } });
  worker.postMessage(question);
  return { stop: () => worker.terminate() };
}
