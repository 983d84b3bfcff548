import { makeClock } from './clock';
import { makeDatabase } from './database';
import { directoryBase } from './directory/directoryBase';
import { makeEventStream } from './eventStream';
import type { EventStream } from './eventStream';
import { makeRandom } from './random';
import { makeRequestLog } from './requestLog';
import { makeRules } from './rules';
import { seedTables } from './seeds/seedTables';
import { restoreState, stateOf } from './namespaceState';
import type { Tables } from './tables';
import type { Namespace, NamespaceState } from './types';
import { makeUpstream } from './upstream';
import type { Upstream } from './controlTypes';

export interface Namespaces {
  /** The namespace with this name; created on first use. */
  of(name: string): Namespace;
  /** Whether the namespace exists or can still be created. */
  hasPlaceFor(name: string): boolean;
  /** @returns whether it existed */
  remove(name: string): boolean;
  /** Resets a namespace to its seeds and to the real time. */
  reset(name: string): Namespace;
  list(): Namespace[];
  /**
   * The state of every changed namespace, by name, including those that were read from a file and
   * not used since.
   */
  states(): Record<string, NamespaceState>;
}

/** Publishes event `db` once for all changes of a table that happen in one go. */
function publishTables(events: EventStream): (table: keyof Tables) => void {
  const changedTables = new Set<keyof Tables>();
  return (table) => {
    if (changedTables.size === 0)
      queueMicrotask(() => {
        for (const each of changedTables) events.publish('db', { table: each });
        changedTables.clear();
      });
    changedTables.add(table);
  };
}

/** Whether a namespace is as a new one, so that nothing is lost without it. */
function isNew({ database, clock, random, rules }: NamespaceState, source: string): boolean {
  return (
    rules.length === 0
    && clock.offset === 0
    && clock.frozenAt === undefined
    && random === makeRandom(source).state()
    && JSON.stringify(database) === JSON.stringify({ tables: seedTables(), inserted: 0 })
  );
}

/**
 * Creates the namespaces of one mock.
 * @param seed of every random source, combined with the namespace's name
 * @param savedStates initial states that replace the seeds
 * @param most the maximum number of namespaces
 * @param upstream the service that answers in every namespace until it is changed there
 */
export function makeNamespaces(
  seed: number,
  savedStates: Readonly<Record<string, NamespaceState>> = {},
  most = Infinity,
  upstream?: Upstream,
): Namespaces {
  const namespaces = new Map<string, Namespace>();
  const sourceOf = (name: string): string => `${seed}:${name}`;
  const changesOf = (states: [string, NamespaceState][]): [string, NamespaceState][] =>
    states.filter(([name, state]) => !isNew(state, sourceOf(name)));
  const waiting = new Map(changesOf(Object.entries(savedStates)));
  const tellAll = (name: string): void => {
    for (const { events } of namespaces.values()) events.publish('namespaces', { name });
  };
  const create = (name: string, events: EventStream): Namespace => {
    const namespace = {
      name,
      seed,
      database: makeDatabase(publishTables(events)),
      clock: makeClock(),
      random: makeRandom(sourceOf(name)),
      rules: makeRules(),
      requests: makeRequestLog(),
      images: new Map<string, Buffer>(),
      directoryBase,
      upstream: makeUpstream(upstream),
      events,
    };
    namespaces.set(name, namespace);
    return namespace;
  };
  const open = (name: string): Namespace => {
    const namespace = create(name, makeEventStream());
    const state = waiting.get(name);
    if (state) restoreState(namespace, state);
    waiting.delete(name);
    tellAll(name);
    return namespace;
  };
  const of = (name: string): Namespace => namespaces.get(name) ?? open(name);
  return {
    of,
    hasPlaceFor: (name) =>
      name === 'default'
      || namespaces.has(name)
      || waiting.has(name)
      || namespaces.size + waiting.size < most,
    remove(name) {
      const wasThere = waiting.delete(name) || namespaces.delete(name);
      tellAll(name);
      return wasThere;
    },
    reset(name) {
      const { events } = of(name);
      const namespace = create(name, events);
      events.publish('reset', { namespace: name });
      return namespace;
    },
    list() {
      for (const name of waiting.keys()) of(name);
      return [...namespaces.values()];
    },
    states: () => ({
      ...Object.fromEntries(waiting),
      ...Object.fromEntries(
        changesOf([...namespaces].map(([name, namespace]) => [name, stateOf(namespace)])),
      ),
    }),
  };
}
