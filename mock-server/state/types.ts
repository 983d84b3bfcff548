import type { ActiveRule, FaultRules } from '#mock/state/faultRules.ts';
import type { Clock, ClockState } from './clock';
import type { Database, DatabaseState } from './database';
import type { EventStream } from './eventStream';
import type { Choices, NamespaceScenarios } from './namespaceScenarios';
import type { Random } from './random';
import type { RequestLog } from './requestLog';

/** Everything of a namespace that can be kept and put back; the request log and the events are not part of it. */
export interface NamespaceState {
  database: DatabaseState;
  clock: ClockState;
  random: number;
  faults: ActiveRule[];
  scenarios: Choices;
}

/** What is kept of a namespace over restarts. */
export interface SavedNamespace extends NamespaceState {
  snapshots?: SavedSnapshot[];
}

/** One state under a name. */
export interface SavedSnapshot {
  name: string;
  savedAt: string;
  state: NamespaceState;
}

/** States of one namespace, kept by name. They outlive a reset; a restart only in a data file. */
export interface Snapshots {
  save(name: string, state: NamespaceState, at: string): void;
  find(name: string): NamespaceState | undefined;
  /** @returns whether there was one of that name */
  remove(name: string): boolean;
  /** Newest first. */
  list(): { name: string; savedAt: string }[];
  /** Everything, oldest first. */
  state(): SavedSnapshot[];
  load(saved: readonly SavedSnapshot[]): void;
}

/** All that one namespace owns; nothing is shared between two, so that tests can run side by side. */
export interface Namespace {
  name: string;
  /** Of the mock: the people of the directory are the same in every namespace. */
  seed: number;
  database: Database;
  clock: Clock;
  random: Random;
  faults: FaultRules;
  /** Outcomes that hold for every caller of the namespace. */
  scenarios: NamespaceScenarios;
  requests: RequestLog;
  /** Outlives a reset, so that an open page goes on hearing. */
  events: EventStream;
  /** Outlives a reset as well. */
  snapshots: Snapshots;
}
