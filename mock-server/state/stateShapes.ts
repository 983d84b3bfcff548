import { isExpressibleTime } from './clock';
import type { ClockState } from './clock';
import {
  anything,
  count,
  flag,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  positive,
  shapeOf,
  text,
} from './shape';
import type { FieldShapes } from './shape';
import type { RuleMatch } from './ruleMatch';
import type { ActiveRule } from './rules';

/** All kinds of rules; a missing one does not compile. */
const kinds: Readonly<Record<ActiveRule['kind'], true>> = {
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

const clock = shapeOf((value, field) => {
  const problem = clockFields(value, field);
  if (problem !== undefined) return problem;
  const { offset, frozenAt = Date.now() } = value as ClockState;
  return isExpressibleTime(frozenAt + offset)
    ? undefined
    : `${field} moves past the years 0 to 9999`;
}, clockFields.about);

const conditions: FieldShapes<RuleMatch> = {
  method: optional(text),
  path: optional(text),
  account: optional(text),
  academy: optional(text),
  headers: optional(mapOf(text)),
  query: optional(mapOf(text)),
  body: optional(mapOf(text)),
};

const rule = object<ActiveRule>({
  id: positive,
  seen: count,
  operation: text,
  kind: oneOf(...Object.keys(kinds)),
  outcome: optional(text),
  when: optional(object(conditions)),
  paused: optional(flag),
  ms: optional(count),
  jitterMs: optional(count),
  status: optional(integer),
  body: anything,
  headers: optional(mapOf(text)),
  skip: optional(count),
  times: optional(positive),
});

/**
 * The valid state of a namespace besides its rows. Without this check, a data file could make every
 * call fail.
 */
export const stateShapes = {
  clock,
  random: integer,
  faults: listOf(rule),
  scenarios: mapOf(text),
} as const;
