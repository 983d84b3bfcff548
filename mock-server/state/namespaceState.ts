import type { Namespace, NamespaceState } from './types';

/** A copy of what a namespace is now. */
export function stateOf({ database, clock, random, faults, scenarios }: Namespace): NamespaceState {
  return structuredClone({
    database: database.state(),
    clock: clock.state(),
    random: random.state(),
    faults: faults.list(),
    scenarios: scenarios.all(),
  });
}

/** Makes a namespace what it was; the state itself is left alone. */
export function putBack(
  { database, clock, random, faults, scenarios }: Namespace,
  state: NamespaceState,
): void {
  const copy = structuredClone(state);
  database.load(copy.database);
  clock.load(copy.clock);
  random.load(copy.random);
  faults.replace(copy.faults);
  scenarios.replace(copy.scenarios);
}
