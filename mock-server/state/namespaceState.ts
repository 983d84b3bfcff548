import type { ActiveRule } from '#mock/http/faults/faultRules.ts';
import type { Choices } from '#mock/services/common/chosenScenarios.ts';
import type { ClockState } from './clock';
import type { DatabaseState } from './database';
import type { SavedSnapshot } from './snapshots';
import type { Namespace } from './namespaces';

/**
 * The state of a namespace that can be saved and restored; without the request log and the events.
 */
export interface NamespaceState {
  database: DatabaseState;
  clock: ClockState;
  random: number;
  faults: ActiveRule[];
  scenarios: Choices;
}

/** What is kept of a namespace across restarts. */
export interface SavedNamespace extends NamespaceState {
  snapshots?: SavedSnapshot[];
}

/** Copies the current state of a namespace. */
export function stateOf({ database, clock, random, faults, scenarios }: Namespace): NamespaceState {
  return structuredClone({
    database: database.state(),
    clock: clock.state(),
    random: random.state(),
    faults: faults.list(),
    scenarios: scenarios.all(),
  });
}

/** Restores a saved state. The saved object is not changed. */
export function restoreState(
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
