import type { Contract } from '#mock/contract/contract.ts';

/** The usual answer of the control API. */
export function found<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

interface Refusal {
  message: string;
  violations: [];
}

/** A refusal in words. */
export function refused<Status extends number>(
  status: Status,
  message: string,
): { status: Status; body: Refusal } {
  return { status, body: { message, violations: [] } };
}

/** The refusal for an operation that the contract does not have: a mistyped name must not pass for one that nobody called. */
export function refusedUnlessKnown(
  { operations }: Contract,
  operation: string,
): { status: 422; body: Refusal } | undefined {
  return operations.some(({ id }) => id === operation)
    ? undefined
    : refused(422, `The contract has no operation "${operation}"`);
}
