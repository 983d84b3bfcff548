import { readSheet } from './readSheet';
import type { FromSheetWorker, ToSheetWorker } from './sheetWorker';

// The DOM types declare this scope as a window; `postMessage` works the same here.
const post = (message: FromSheetWorker) => globalThis.postMessage(message);

globalThis.addEventListener(
  'message',
  ({ data: { file, kind, options } }: MessageEvent<ToSheetWorker>) => {
    post({ rows: 0 });
    void (async () => {
      const bytes = await file.arrayBuffer().then(
        (buffer) => new Uint8Array(buffer),
        () => undefined,
      );
      const reading = bytes
        ? await readSheet(bytes, kind, (rows) => post({ rows }), options)
        : { problem: 'gone' as const };
      post({ reading });
    })();
  },
);
