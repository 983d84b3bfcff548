import type { SpreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import type { SheetReading } from './readSheet';
import type { SheetOptions } from './sheetSummary';

export interface ToSheetWorker {
  file: File;
  kind: SpreadsheetKind;
  options: SheetOptions;
}

/**
 * The number of rows so far: none when the worker has started, then at least each second. Finally
 * the result.
 */
export type FromSheetWorker =
  { rows: number; reading?: undefined } | { rows?: undefined; reading: SheetReading };

/** The same, or that the worker broke: its script failed to load, or it ran out of memory. */
export type SheetNews = FromSheetWorker | 'broken';

/**
 * Reads a workbook in a separate worker (D46). Whatever it contains, the page stays responsive, and
 * `stop` ends the worker at any time. `type: 'module'` is for Ladle; webpack builds a classic
 * script.
 */
export function startSheetWorker(
  question: ToSheetWorker,
  onNews: (news: SheetNews) => void,
): { stop(): void } {
  const worker = new Worker(
    /* webpackChunkName: "sheet-worker" */ new URL('./sheet.worker', import.meta.url),
    { type: 'module' },
  );
  worker.onmessage = ({ data }: MessageEvent<FromSheetWorker>) => onNews(data);
  worker.onerror = () => onNews('broken');
  worker.postMessage(question);
  return { stop: () => worker.terminate() };
}
