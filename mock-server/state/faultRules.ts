import type { components } from '#mock/contract/control.generated.ts';
import type { Random } from './random';

/** The ways in which an answer can fail. `respond.ts` and `replacedOutcome.ts` implement them. */
type FaultKind = components['schemas']['FaultKind'];

/**
 * A fault that a handler or a rule injects. Times are real milliseconds, not those of the
 * namespace's clock.
 */
export interface Fault {
  kind: FaultKind;
  /** Length of a `delay`, pause between two pieces of a `drip`, or wait before a `late-body`. */
  ms?: number;
  /** Upper limit of a random addition to `ms`. */
  jitterMs?: number;
  status?: number;
  /** For `body` and `status`: a text is sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * A fault for one operation, or for all (`*`). The first `skip` calls pass, the next `times` fail
 * (all if `times` is missing).
 */
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
  /** @returns whether the rule existed */
  remove(id: number): boolean;
  /** Replaces all rules. */
  replace(rules: readonly ActiveRule[]): void;
  /** Counts a call and returns its fault. If several rules apply, the oldest wins. */
  take(operation: string): Fault | undefined;
  /** Whether a rule may drop a connection (see `respond.ts`). */
  mayDrop(): boolean;
}

/** Kinds that close the connection. */
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

/** How long a fault waits, in milliseconds. @param otherwise used if the rule has no `ms` */
export function waitOf(fault: Fault, random: Random, otherwise: number): number {
  return (fault.ms ?? otherwise) + Math.round(random.next() * (fault.jitterMs ?? 0));
}
