import type { Namespace, NamespaceState } from './types';

/** Copies the current state of a namespace. */
export function stateOf({ database, clock, random, rules }: Namespace): NamespaceState {
  return structuredClone({
    database: database.state(),
    clock: clock.state(),
    random: random.state(),
    rules: rules.list(),
  });
}

/** Restores a saved state. The saved object is not changed. */
export function restoreState(
  { database, clock, random, rules }: Namespace,
  state: NamespaceState,
): void {
  const copy = structuredClone(state);
  database.load(copy.database);
  clock.load(copy.clock);
  random.load(copy.random);
  rules.replace(copy.rules);
}
