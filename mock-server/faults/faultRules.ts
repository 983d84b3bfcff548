import type { Random } from '../space/random';

/** The ways in which an answer can go wrong. What each does is written in `sendOutcome.ts`. */
export type FaultKind =
  | 'delay' | 'hang' | 'drop' | 'reset-mid-body' | 'malformed' | 'truncated' | 'empty' | 'html' | 'status' | 'drip' | 'body';

/** A fault as a handler or a rule orders it. Times are real milliseconds, not those of the namespace's clock. */
export interface Fault {
  kind: FaultKind;
  /** Length of a `delay`, or pause between two pieces of a `drip`. */
  ms?: number;
  /** Up to so much more, from the namespace's random source. */
  jitterMs?: number;
  status?: number;
  /** Of `body` and `status`: a text is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A fault for an operation: the first `skip` calls pass, the next `times` meet it (without `times`, all). */
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
  clear(): void;
  /** Counts a call and tells the fault it meets; of several rules the oldest that applies. */
  take(operation: string): Fault | undefined;
  /** Whether a dropped connection is to be expected (see `sendOutcome.ts`). */
  mayDrop(): boolean;
}

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
    clear() {
      rules = [];
    },
    take(operation) {
      const meant = rules.filter((rule) => rule.operation === operation);
      for (const rule of meant) rule.seen += 1;
      return meant.find(applies);
    },
    mayDrop: () => rules.some((rule) => rule.kind === 'drop' || rule.kind === 'reset-mid-body'),
  };
}

/** How long a fault waits, in milliseconds. @param otherwise when the rule names no `ms` */
export function waitOf(fault: Fault, random: Random, otherwise: number): number {
  return (fault.ms ?? otherwise) + Math.round(random.next() * (fault.jitterMs ?? 0));
}
