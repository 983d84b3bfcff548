import type { ActiveRule } from './controlTypes';
import type { Clock, ClockState } from './clock';
import type { Database, DatabaseState } from './database';
import type { directoryBase } from './directory/directoryBase';
import type { EventStream } from './eventStream';
import type { Random } from './random';
import type { RequestLog } from './requestLog';
import type { Rules } from './rules';
import type { Upstream } from './upstream';

/**
 * The state of a namespace that can be saved and restored; without the request log and the events.
 */
export interface NamespaceState {
  database: DatabaseState;
  clock: ClockState;
  random: number;
  rules: ActiveRule[];
}

/** All state of one namespace. Namespaces share nothing, so that tests can run in parallel. */
export interface Namespace {
  name: string;
  /** The mock's seed: the members of the directory are the same in every namespace. */
  seed: number;
  database: Database;
  clock: Clock;
  random: Random;
  /** Outcomes and faults for every caller of the namespace. */
  rules: Rules;
  requests: RequestLog;
  /**
   * The bytes of uploaded pictures by id. They are kept beside the tables, so that a data file stays
   * small, and end with the namespace's reset.
   */
  images: Map<string, Buffer>;
  /** The members and departments that all namespaces share, also after handlers are reloaded. */
  directoryBase: typeof directoryBase;
  upstream: Upstream;
  /** Survives a reset, so that open pages keep receiving events. */
  events: EventStream;
}
