import { makeFaultRules } from './faultRules';
import { makeNamespaceScenarios } from './namespaceScenarios';
import { makeClock } from './clock';
import { makeDatabase } from './database';
import { makeEventStream } from './eventStream';
import { makeRandom } from './random';
import { makeRequestLog } from './requestLog';
import { makeSnapshots } from './snapshots';
import { restoreState, stateOf } from './namespaceState';
import type { Namespace, SavedNamespace } from './types';

export interface Namespaces {
  /** The namespace with this name; created on first use. */
  of(name: string): Namespace;
  /** Whether the namespace exists or can still be created. */
  hasPlaceFor(name: string): boolean;
  /** Resets a namespace to its seeds and to the real time. */
  reset(name: string): Namespace;
  /**
   * The state of every namespace, by name, including those that were read from a file and not used
   * since.
   */
  states(): Record<string, SavedNamespace>;
}

/**
 * Creates the namespaces of one mock.
 * @param seed of every random source, combined with the namespace's name
 * @param saved initial states that replace the seeds
 * @param most the maximum number of namespaces
 */
export function makeNamespaces(
  seed: number,
  saved: Readonly<Record<string, SavedNamespace>> = {},
  most = Infinity,
): Namespaces {
  const namespaces = new Map<string, Namespace>();
  const waiting = new Map(Object.entries(saved));
  const fresh = (name: string, lasting: Pick<Namespace, 'events' | 'snapshots'>): Namespace => {
    const namespace = {
      name,
      seed,
      database: makeDatabase(),
      clock: makeClock(),
      random: makeRandom(`${seed}:${name}`),
      faults: makeFaultRules(),
      scenarios: makeNamespaceScenarios(),
      requests: makeRequestLog(),
      ...lasting,
    };
    namespaces.set(name, namespace);
    return namespace;
  };
  const open = (name: string): Namespace => {
    const namespace = fresh(name, { events: makeEventStream(), snapshots: makeSnapshots() });
    const state = waiting.get(name);
    if (state) {
      restoreState(namespace, state);
      namespace.snapshots.load(state.snapshots ?? []);
    }
    waiting.delete(name);
    return namespace;
  };
  const of = (name: string): Namespace => namespaces.get(name) ?? open(name);
  return {
    of,
    hasPlaceFor: (name) =>
      namespaces.has(name) || waiting.has(name) || namespaces.size + waiting.size < most,
    reset(name) {
      const { events, snapshots } = of(name);
      const namespace = fresh(name, { events, snapshots });
      events.publish('reset', { namespace: name });
      return namespace;
    },
    states: () => ({
      ...Object.fromEntries(waiting),
      ...Object.fromEntries(
        [...namespaces].map(([name, namespace]) => [
          name,
          { ...stateOf(namespace), snapshots: namespace.snapshots.state() },
        ]),
      ),
    }),
  };
}
