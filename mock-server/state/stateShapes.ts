import type { ActiveRule, FaultKind, NewRule, RuleMatch } from './controlTypes';
import { isExpressibleTime } from './clock';
import type { ClockState } from './clock';
import {
  anything,
  flag,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  range,
  text,
} from './shape';
import type { FieldShapes, Shape } from './shape';

/** All kinds of rules; a missing one does not compile. */
const kinds: Readonly<Record<FaultKind | 'outcome', true>> = {
  delay: true,
  hang: true,
  drop: true,
  'reset-mid-body': true,
  malformed: true,
  truncated: true,
  empty: true,
  html: true,
  status: true,
  drip: true,
  body: true,
  'late-body': true,
  'wrong-length': true,
  outcome: true,
};

const clockFields = object<ClockState>({ offset: integer, frozenAt: optional(integer) });

const clock: Shape = (value, field) => {
  const problem = clockFields(value, field);
  if (problem !== undefined) return problem;
  const { offset, frozenAt = Date.now() } = value as ClockState;
  return isExpressibleTime(frozenAt + offset)
    ? undefined
    : `${field} moves past the years 0 to 9999`;
};

const conditions: FieldShapes<RuleMatch> = {
  method: optional(oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
  path: optional(text),
  account: optional(text),
  academy: optional(text),
  headers: optional(mapOf(text)),
  query: optional(mapOf(text)),
  body: optional(mapOf(text)),
};
/** Timers cannot wait much longer. */
const wait = optional(range(0, 600_000));

const ruleFields: FieldShapes<NewRule> = {
  operation: text,
  kind: oneOf(...Object.keys(kinds)),
  outcome: optional(text),
  when: optional(object(conditions)),
  paused: optional(flag),
  ms: wait,
  jitterMs: wait,
  status: optional(range(200, 599)),
  body: anything,
  headers: optional(mapOf(text)),
  skip: optional(range(0)),
  times: optional(range(1)),
};

export const newRule = object<NewRule>(ruleFields);
export const sceneRule = object({ ...ruleFields, seen: optional(range(0)) });

/**
 * The valid state of a namespace besides its rows. Without this check, a data file could make every
 * call fail.
 */
export const stateShapes = {
  clock,
  random: integer,
  rules: listOf(object<ActiveRule>({ ...ruleFields, id: range(1), seen: range(0) })),
} as const;
