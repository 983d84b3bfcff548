import type { SpreadsheetKind } from '../../../lib/spreadsheetFile';
import type { SheetReading } from './readSheet';

export interface ToSheetWorker {
  file: File;
  kind: SpreadsheetKind;
}

/** Rows so far, any number of times, then what was found. */
export type FromSheetWorker = { rows: number; reading?: undefined } | { rows?: undefined; reading: SheetReading };

/**
 * Has a workbook read by a worker of its own (D46): whatever is in it, the page stays alive, and `stop` ends it in
 * the middle of anything. `type: 'module'` is for Ladle; webpack makes a classic script of it.
 */
export function startSheetWorker(question: ToSheetWorker, onMessage: (message: FromSheetWorker) => void): { stop(): void } {
  const worker = new Worker(/* webpackChunkName: "sheet-worker" */ new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromSheetWorker>) => onMessage(data);
  // It runs out of memory, or its script did not come.
  worker.onerror = () => onMessage({ reading: { problem: 'unreadable' } });
  worker.postMessage(question);
  return { stop: () => worker.terminate() };
}
