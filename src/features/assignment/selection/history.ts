/** A state and its previous ones. States share unchanged parts. */
export interface History<State> {
  present: State;
  /** Oldest first. */
  past: readonly State[];
}

/** Number of undo steps. */
const MAX_STEPS = 100;

/** A history without undo steps. */
export function historyOf<State>(present: State): History<State> {
  return { present, past: [] };
}

/** Adds a step, unless nothing changed. */
export function withStep<State>({ present, past }: History<State>, next: State): History<State> {
  return next === present
    ? { present, past }
    : { present: next, past: [...past, present].slice(-MAX_STEPS) };
}

/** Goes one step back, if there is one. */
export function withoutLastStep<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  return before === undefined ? history : { present: before, past: history.past.slice(0, -1) };
}
