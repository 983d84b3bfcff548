import { makeFaultRules } from '../faults/faultRules';
import type { FaultRules } from '../faults/faultRules';
import { makeClock } from './clock';
import type { Clock } from './clock';
import { makeDatabase } from './database';
import type { Database } from './database';
import { makeEventStream } from './eventStream';
import type { EventStream } from './eventStream';
import { makeRandom } from './random';
import type { Random } from './random';
import { makeRequestLog } from './requestLog';
import type { RequestLog } from './requestLog';

/** All that one namespace owns; nothing is shared between two, so that tests can run side by side. */
export interface Space {
  name: string;
  database: Database;
  clock: Clock;
  random: Random;
  faults: FaultRules;
  requests: RequestLog;
  /** Outlives a reset, so that an open page goes on hearing. */
  events: EventStream;
}

export interface Spaces {
  /** The namespace of that name, made on first use. */
  of(name: string): Space;
  /** Puts a namespace back to its seeds and to the real time. */
  reset(name: string): Space;
}

/** Makes the namespaces of one mock. @param seed of every random source, mixed with the namespace's name */
export function makeSpaces(seed: number): Spaces {
  const spaces = new Map<string, Space>();
  const fresh = (name: string, events: EventStream): Space => ({
    name,
    database: makeDatabase(),
    clock: makeClock(),
    random: makeRandom(`${seed}:${name}`),
    faults: makeFaultRules(),
    requests: makeRequestLog(),
    events,
  });
  const put = (space: Space): Space => {
    spaces.set(space.name, space);
    return space;
  };
  return {
    of: (name) => spaces.get(name) ?? put(fresh(name, makeEventStream())),
    reset(name) {
      const space = put(fresh(name, spaces.get(name)?.events ?? makeEventStream()));
      space.events.publish('reset', { namespace: name });
      return space;
    },
  };
}
