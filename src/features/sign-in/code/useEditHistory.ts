import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { FieldState } from '#lib/text/insertion.ts';

const MAX_EDITS = 100;

const UNDO = 'historyUndo';
const REDO = 'historyRedo';

/**
 * Undo or redo for Ctrl/Cmd+Z, Ctrl/Cmd+Shift+Z and Ctrl/Cmd+Y. Keyboards of other scripts are read
 * by the key's position.
 */
function commandOf({
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
 * Undo and redo for a field that is formatted while typing: setting its value clears the browser's
 * own history (P5).
 * @param show writes an earlier or later state to the field
 */
export function useEditHistory(show: (state: FieldState) => void) {
  const past = useRef<FieldState[]>([]);
  const future = useRef<FieldState[]>([]);
  /** @returns whether the key was undo or redo */
  const move = (inputType: string | undefined, present: FieldState): boolean => {
    if (inputType !== UNDO && inputType !== REDO) return false;
    const [from, to] =
      inputType === UNDO ? [past.current, future.current] : [future.current, past.current];
    const state = from.pop();
    if (state === undefined) return true;
    to.push(present);
    show(state);
    return true;
  };
  return {
    note: (before: FieldState) => {
      past.current = [...past.current, before].slice(-MAX_EDITS);
      future.current = [];
    },
    move,
    /** Handles undo and redo keys instead of the browser. */
    moveByKey: (event: KeyboardEvent<HTMLInputElement>) => {
      const { value, selectionStart, readOnly } = event.currentTarget;
      if (readOnly || event.nativeEvent.isComposing) return;
      if (move(commandOf(event), { text: value, caret: selectionStart ?? value.length }))
        event.preventDefault();
    },
  };
}
