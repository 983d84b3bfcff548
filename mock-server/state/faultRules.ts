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
 * A rule that injects a fault. The first `skip` matching calls pass, the next `times` fail (all if
 * `times` is missing).
 */
export type FaultRule = components['schemas']['FaultRule'];

/** How long a delay without `ms` takes, in milliseconds. */
export const USUAL_DELAY = 1000;

/**
 * How long a fault waits, in milliseconds.
 * @param otherwise used if the rule has no `ms`
 */
export function waitOf(fault: Fault, random: Random, otherwise: number): number {
  return (fault.ms ?? otherwise) + Math.round(random.next() * (fault.jitterMs ?? 0));
}
