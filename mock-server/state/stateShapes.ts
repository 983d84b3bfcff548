import type { ActiveRule } from './faultRules';
import { isExpressibleTime } from './clock';
import type { ClockState } from './clock';
import {
  anything,
  count,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  positive,
  text,
} from './shape';
import type { Shape } from './shape';

/** All kinds of faults; a missing one does not compile. */
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

const fault = object<ActiveRule>({
  id: positive,
  seen: count,
  operation: text,
  kind: oneOf(...Object.keys(kinds)),
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
  faults: listOf(fault),
  scenarios: mapOf(text),
} as const;
