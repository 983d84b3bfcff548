import { makeFaultRules } from '#mock/state/faultRules.ts';
import { makeNamespaceScenarios } from './namespaceScenarios';
import { makeClock } from './clock';
import { makeDatabase } from './database';
import { makeEventStream } from './eventStream';
import { makeRandom } from './random';
import { makeRequestLog } from './requestLog';
import { makeSnapshots } from './snapshots';
import { putBack, stateOf } from './namespaceState';
import type { Namespace, SavedNamespace } from './types';

export interface Namespaces {
  /** The namespace of that name, made on first use. */
  of(name: string): Namespace;
  /** Whether there is a namespace of that name, or there may be one more. */
  hasPlaceFor(name: string): boolean;
  /** Puts a namespace back to its seeds and to the real time. */
  reset(name: string): Namespace;
  /** The state of every namespace, by name; also of those that nobody has used since they were read from a file. */
  states(): Record<string, SavedNamespace>;
}

/**
 * Makes the namespaces of one mock.
 * @param seed of every random source, mixed with the namespace's name
 * @param saved states that namespaces begin with instead of their seeds
 * @param most how many namespaces there may be
 */
export function makeNamespaces(
  seed: number,
  saved: Readonly<Record<string, SavedNamespace>> = {},
  most = Infinity,
): Namespaces {
  const spaces = new Map<string, Namespace>();
  const waiting = new Map(Object.entries(saved));
  const fresh = (name: string, lasting: Pick<Namespace, 'events' | 'snapshots'>): Namespace => {
    const space = {
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
    spaces.set(name, space);
    return space;
  };
  const open = (name: string): Namespace => {
    const space = fresh(name, { events: makeEventStream(), snapshots: makeSnapshots() });
    const state = waiting.get(name);
    if (state) {
      putBack(space, state);
      space.snapshots.load(state.snapshots ?? []);
    }
    waiting.delete(name);
    return space;
  };
  const of = (name: string): Namespace => spaces.get(name) ?? open(name);
  return {
    of,
    hasPlaceFor: (name) =>
      spaces.has(name) || waiting.has(name) || spaces.size + waiting.size < most,
    reset(name) {
      const { events, snapshots } = of(name);
      const space = fresh(name, { events, snapshots });
      events.publish('reset', { namespace: name });
      return space;
    },
    states: () => ({
      ...Object.fromEntries(waiting),
      ...Object.fromEntries(
        [...spaces].map(([name, space]) => [
          name,
          { ...stateOf(space), snapshots: space.snapshots.state() },
        ]),
      ),
    }),
  };
}
