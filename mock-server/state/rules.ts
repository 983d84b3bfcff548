import type { components } from '#mock/contract/control.generated.ts';
import { matchesCall } from './ruleMatch';
import type { RuleCall } from './ruleMatch';

type Schemas = components['schemas'];

/** Operation ids with the names of the outcomes that are wanted of them. */
export type Choices = Readonly<Record<string, string>>;

/** A rule that chooses an outcome, or one that injects a fault. */
export type NewRule = Schemas['Rule'];
export type ActiveRule = Schemas['ActiveRule'];
export type ActiveFaultRule = Schemas['ActiveFaultRule'];

/** The rules that apply to one call. A fault spoils the answer that the outcome chooses. */
export interface TakenRules {
  fault?: ActiveFaultRule;
  outcome?: ActiveRule & { outcome: string };
}

/** The rules in the form in which a namespace saves them. */
export interface RulesState {
  /** The rules that are not in `scenarios`: faults, and outcomes with conditions. */
  faults: ActiveRule[];
  /** The outcomes for every call of an operation. */
  scenarios: Choices;
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
  arrange(id: number, change: Schemas['RuleArrangement']): boolean;
  /** @returns whether the rule existed */
  remove(id: number): boolean;
  /** Replaces all rules. */
  replace(rules: readonly ActiveRule[]): void;
  /** The rules that inject faults. */
  faults(): ActiveFaultRule[];
  /** The outcomes of operations that apply to every call. */
  choices(): Choices;
  /**
   * Sets the outcome for every call of an operation.
   * @param name null resets it
   */
  choose(operation: string, name: string | null): void;
  /** Counts a call and returns the first fault and the first outcome that apply to it. */
  take(call: RuleCall): TakenRules;
  state(): RulesState;
  load(state: RulesState): void;
  /** Whether a rule may drop a connection (see `respond.ts`). */
  mayDrop(): boolean;
}

/** Kinds that close the connection. */
const BREAKING: readonly ActiveRule['kind'][] = ['drop', 'reset-mid-body', 'wrong-length'];

export function isFaultRule(rule: ActiveRule): rule is ActiveRule & ActiveFaultRule {
  return rule.kind !== 'outcome';
}

function isOutcomeRule(rule: ActiveRule): rule is ActiveRule & { outcome: string } {
  return rule.kind === 'outcome' && rule.outcome !== undefined;
}

/** Whether a rule answers every call of its operation with its outcome. */
function isChoice(rule: ActiveRule): rule is ActiveRule & { outcome: string } {
  const { when, skip, times, paused } = rule;
  return isOutcomeRule(rule) && [when, skip, times].every((each) => each === undefined) && !paused;
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

/** Makes an empty list of rules. */
export function makeRules(): Rules {
  let rules: ActiveRule[] = [];
  let count = 0;
  const add = (rule: NewRule): ActiveRule => {
    count += 1;
    const active = { ...rule, id: count, seen: 0 };
    rules = [...rules, active];
    return active;
  };
  const replace = (others: readonly ActiveRule[]): void => {
    rules = others.map((rule) => ({ ...rule }));
    count = Math.max(count, ...rules.map(({ id }) => id));
  };
  /** The first rule of an operation applies, so it must be the last one written. */
  const choices = (): Choices =>
    Object.fromEntries(
      rules
        .filter(isChoice)
        .reverse()
        .map(({ operation, outcome }) => [operation, outcome]),
    );
  return {
    add,
    list: () => rules,
    replaceOne(id, rule) {
      if (!rules.some((each) => each.id === id)) return undefined;
      const active = { ...rule, id, seen: 0 };
      rules = rules.map((each) => (each.id === id ? active : each));
      return active;
    },
    arrange(id, { paused, position }) {
      const found = rules.find((rule) => rule.id === id);
      if (!found) return false;
      if (paused !== undefined) found.paused = paused;
      if (position === undefined) return true;
      const others = rules.filter((rule) => rule !== found);
      rules = [...others.slice(0, position), found, ...others.slice(position)];
      return true;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    replace,
    faults: () => rules.filter(isFaultRule),
    choices,
    choose(operation, name) {
      rules = rules.filter((rule) => !(isChoice(rule) && rule.operation === operation));
      if (name !== null) add({ operation, kind: 'outcome', outcome: name });
    },
    take(call) {
      const meant = rules.filter((rule) => concerns(rule, call));
      for (const rule of meant) rule.seen += 1;
      const fault = meant.filter(isFaultRule).find(applies);
      const outcome = meant.filter(isOutcomeRule).find(applies);
      return { ...(fault && { fault }), ...(outcome && { outcome }) };
    },
    state: () => ({ faults: rules.filter((rule) => !isChoice(rule)), scenarios: choices() }),
    load({ faults, scenarios }) {
      replace(faults);
      for (const [operation, outcome] of Object.entries(scenarios))
        add({ operation, kind: 'outcome', outcome });
    },
    mayDrop: () => rules.some(({ kind, outcome }) => BREAKING.includes(kind) || outcome === 'drop'),
  };
}
