import type {
  FromSheetWorker,
  ToSheetWorker,
} from '#features/assignment/import/sheet/sheetWorker.ts';

/** Replaces the browser's worker: records its messages, and answers when the test says. */
export class ScriptedWorker {
  static all: ScriptedWorker[] = [];
  onmessage: ((event: { data: FromSheetWorker }) => void) | undefined;
  onerror: (() => void) | undefined;
  asked: ToSheetWorker | undefined;
  terminated = false;
  /** Replaces the browser's workers from now on, and forgets those of earlier tests. */
  static install() {
    ScriptedWorker.all = [];
    Object.assign(globalThis, { Worker: ScriptedWorker });
  }
  constructor() {
    ScriptedWorker.all.push(this);
  }
  postMessage(question: ToSheetWorker) {
    this.asked = question;
  }
  terminate() {
    this.terminated = true;
  }
  static get last(): ScriptedWorker {
    const last = ScriptedWorker.all.at(-1);
    if (last === undefined) throw new Error('No worker was started');
    return last;
  }
}

/** A file with the right signature. */
export function workbookFile(
  name = 'members.xlsx',
  content: BlobPart = 'PK\x03\x04 and so on',
): File {
  return new File([content], name);
}
