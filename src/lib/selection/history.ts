/** Something and what it was before; older states share what did not change. */
export interface History<State> {
  present: State;
  /** Oldest first. */
  past: readonly State[];
}

/** Steps that can be undone. */
const LONGEST = 100;

/** A history that begins here: nothing can be undone yet. */
export function historyOf<State>(present: State): History<State> {
  return { present, past: [] };
}

/** A step on; none when nothing changed. */
export function stepped<State>({ present, past }: History<State>, next: State): History<State> {
  return next === present
    ? { present, past }
    : { present: next, past: [...past, present].slice(-LONGEST) };
}

/** A step back; as it is when there is none. */
export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  return before === undefined ? history : { present: before, past: history.past.slice(0, -1) };
}
