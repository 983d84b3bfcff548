import type { components } from '#mock/contract/control.generated.ts';
import type { Random } from '#mock/state/random.ts';

/** The ways in which an answer can go wrong. What each does is written in `sendOutcome.ts`. */
type FaultKind = components['schemas']['FaultKind'];

/** A fault as a handler or a rule orders it. Times are real milliseconds, not those of the namespace's clock. */
export interface Fault {
  kind: FaultKind;
  /** Length of a `delay`, pause between two pieces of a `drip`, or wait before a `late-body`. */
  ms?: number;
  /** Up to so much more, from the namespace's random source. */
  jitterMs?: number;
  status?: number;
  /** Of `body` and `status`: a text is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A fault for an operation, or for all (`*`): the first `skip` calls pass, the next `times` meet it (without `times`, all). */
export interface FaultRule extends Fault {
  operation: string;
  skip?: number;
  times?: number;
}

export interface ActiveRule extends FaultRule {
  id: number;
  /** Calls of the operation seen since the rule was set. */
  seen: number;
}

export interface FaultRules {
  add(rule: FaultRule): ActiveRule;
  list(): ActiveRule[];
  /** @returns whether there was such a rule */
  remove(id: number): boolean;
  /** Puts other rules in place of all. */
  replace(rules: readonly ActiveRule[]): void;
  /** Counts a call and tells the fault it meets; of several rules the oldest that applies. */
  take(operation: string): Fault | undefined;
  /** Whether a dropped connection is to be expected (see `sendOutcome.ts`). */
  mayDrop(): boolean;
}

/** Kinds that end the connection. */
const BREAKING: readonly FaultKind[] = ['drop', 'reset-mid-body', 'wrong-length'];

function applies(rule: ActiveRule): boolean {
  const call = rule.seen - (rule.skip ?? 0);
  return call >= 1 && call <= (rule.times ?? Infinity);
}

/** Makes an empty set of rules. */
export function makeFaultRules(): FaultRules {
  let rules: ActiveRule[] = [];
  let count = 0;
  return {
    add(rule) {
      count += 1;
      const active = { ...rule, id: count, seen: 0 };
      rules = [...rules, active];
      return active;
    },
    list: () => rules,
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    replace(others) {
      rules = others.map((rule) => ({ ...rule }));
      count = Math.max(count, ...rules.map(({ id }) => id));
    },
    take(operation) {
      const meant = rules.filter((rule) => rule.operation === operation || rule.operation === '*');
      for (const rule of meant) rule.seen += 1;
      return meant.find(applies);
    },
    mayDrop: () => rules.some(({ kind }) => BREAKING.includes(kind)),
  };
}

/** How long a fault waits, in milliseconds. @param otherwise when the rule names no `ms` */
export function waitOf(fault: Fault, random: Random, otherwise: number): number {
  return (fault.ms ?? otherwise) + Math.round(random.next() * (fault.jitterMs ?? 0));
}
