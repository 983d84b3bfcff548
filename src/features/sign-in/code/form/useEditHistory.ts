import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { FieldState } from '#lib/text/insertion.ts';

/** Steps that can be undone. */
const LONGEST = 100;

const UNDO = 'historyUndo';
const REDO = 'historyRedo';

/** What a key asks for: Ctrl or Cmd with Z, with Shift and Z, or with Y. Keyboards of other scripts give the place of the key. */
function askedBy({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  key,
  code,
}: KeyboardEvent): string | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 'z') return shiftKey ? REDO : UNDO;
  return letter === 'y' && !shiftKey ? REDO : undefined;
}

/**
 * Undo and redo of a field whose text is formatted while it is typed: writing to the field empties the browser's own
 * history (P5).
 * @param show puts an earlier or later state into the field
 */
export function useEditHistory(show: (state: FieldState) => void) {
  const past = useRef<FieldState[]>([]);
  const future = useRef<FieldState[]>([]);
  /** @returns whether undo or redo was asked for */
  const move = (asked: string | undefined, present: FieldState): boolean => {
    if (asked !== UNDO && asked !== REDO) return false;
    const [from, to] =
      asked === UNDO ? [past.current, future.current] : [future.current, past.current];
    const state = from.pop();
    if (state === undefined) return true;
    to.push(present);
    show(state);
    return true;
  };
  return {
    /** Keeps what stood there before an edit. */
    note: (before: FieldState) => {
      past.current = [...past.current, before].slice(-LONGEST);
      future.current = [];
    },
    move,
    /** For a key: undoes or redoes instead of the browser. */
    moveByKey: (event: KeyboardEvent<HTMLInputElement>) => {
      const { value, selectionStart, readOnly } = event.currentTarget;
      if (readOnly || event.nativeEvent.isComposing) return;
      if (move(askedBy(event), { text: value, caret: selectionStart ?? value.length }))
        event.preventDefault();
    },
  };
}
