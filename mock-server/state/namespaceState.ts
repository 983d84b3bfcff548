import type { ActiveRule } from '#mock/http/faults/faultRules.ts';
import type { Choices } from '#mock/services/common/chosenScenarios.ts';
import type { ClockState } from './clock';
import type { DatabaseState } from './database';
import type { SavedSnapshot } from './snapshots';
import type { Namespace } from './namespaces';

/** Everything of a namespace that can be kept and put back; the request log and the events are not part of it. */
export interface SpaceState {
  database: DatabaseState;
  clock: ClockState;
  random: number;
  faults: ActiveRule[];
  scenarios: Choices;
}

/** What is kept of a namespace over restarts. */
export interface SavedNamespace extends SpaceState {
  snapshots?: SavedSnapshot[];
}

/** A copy of what a namespace is now. */
export function stateOf({ database, clock, random, faults, scenarios }: Namespace): SpaceState {
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
  state: SpaceState,
): void {
  const copy = structuredClone(state);
  database.load(copy.database);
  clock.load(copy.clock);
  random.load(copy.random);
  faults.replace(copy.faults);
  scenarios.replace(copy.scenarios);
}
