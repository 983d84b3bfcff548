import { readSheet } from './readSheet';
import type { FromSheetWorker, ToSheetWorker } from './sheetWorker';

const BEAT_MS = 1000;

// The DOM types declare this scope as a window; `postMessage` works the same here.
const post = (message: FromSheetWorker) => globalThis.postMessage(message);

globalThis.addEventListener(
  'message',
  ({ data: { file, kind, options } }: MessageEvent<ToSheetWorker>) => {
    let rows = 0;
    post({ rows });
    // A worker that ran out of memory ends without an event: the page ends one that is silent.
    const beat = setInterval(() => post({ rows }), BEAT_MS);
    void (async () => {
      const bytes = await file.arrayBuffer().then(
        (buffer) => new Uint8Array(buffer),
        () => undefined,
      );
      const reading = bytes
        ? await readSheet(bytes, kind, (count) => post({ rows: (rows = count) }), options)
        : { problem: 'gone' as const };
      clearInterval(beat);
      post({ reading });
    })();
  },
);
