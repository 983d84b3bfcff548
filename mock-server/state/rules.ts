import type { ActiveRule, Fault, NewRule } from './controlTypes';
import { matchesCall } from './ruleMatch';
import type { RuleCall } from './ruleMatch';

type FaultRule = ActiveRule & Fault;

/** The rules that apply to one call. A fault spoils the answer that the outcome chooses. */
export interface TakenRules {
  fault?: FaultRule;
  outcome?: ActiveRule & { outcome: string };
}

export interface Rules {
  add(rule: NewRule): ActiveRule;
  /** In the order in which they apply. */
  list(): ActiveRule[];
  /** Replaces a rule in its place; undefined if it does not exist. Counts from the start. */
  replaceOne(id: number, rule: NewRule): ActiveRule | undefined;
  /**
   * Pauses a rule or moves it to a position, from 0.
   * @returns whether the rule exists
   */
  arrange(id: number, change: { paused?: boolean; position?: number }): boolean;
  /** @returns whether the rule existed */
  remove(id: number): boolean;
  /** Replaces all rules. */
  replace(rules: readonly ActiveRule[]): void;
  /** Counts a call and returns the first fault and the first outcome that apply to it. */
  take(call: RuleCall): TakenRules;
  /** Whether a rule may drop a connection (see `respond.ts`). */
  mayDrop(): boolean;
}

/** Kinds that close the connection. */
const BREAKING: readonly ActiveRule['kind'][] = ['drop', 'reset-mid-body', 'wrong-length'];

function isFaultRule(rule: ActiveRule): rule is FaultRule {
  return rule.kind !== 'outcome';
}

function isOutcomeRule(rule: ActiveRule): rule is ActiveRule & { outcome: string } {
  return rule.kind === 'outcome' && rule.outcome !== undefined;
}

function applies({ seen, skip = 0, times = Infinity }: ActiveRule): boolean {
  const call = seen - skip;
  return call >= 1 && call <= times;
}

function concerns({ operation, paused, when = {} }: ActiveRule, call: RuleCall): boolean {
  return (
    paused !== true
    && (operation === '*' || operation === call.operation)
    && matchesCall(when, call)
  );
}

export function makeRules(): Rules {
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
    replaceOne(id, rule) {
      if (!rules.some((each) => each.id === id)) return undefined;
      const active = { ...rule, id, seen: 0 };
      rules = rules.map((each) => (each.id === id ? active : each));
      return active;
    },
    arrange(id, { paused, position }) {
      const match = rules.find((rule) => rule.id === id);
      if (!match) return false;
      if (paused !== undefined) match.paused = paused;
      if (position === undefined) return true;
      const others = rules.filter((rule) => rule !== match);
      rules = [...others.slice(0, position), match, ...others.slice(position)];
      return true;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    replace(others) {
      rules = others.map((rule) => ({ ...rule }));
      count = Math.max(count, ...rules.map(({ id }) => id));
    },
    take(call) {
      const meant = rules.filter((rule) => concerns(rule, call));
      for (const rule of meant) rule.seen += 1;
      const fault = meant.filter(isFaultRule).find(applies);
      const outcome = meant.filter(isOutcomeRule).find(applies);
      return { ...(fault && { fault }), ...(outcome && { outcome }) };
    },
    mayDrop: () => rules.some(({ kind, outcome }) => BREAKING.includes(kind) || outcome === 'drop'),
  };
}
