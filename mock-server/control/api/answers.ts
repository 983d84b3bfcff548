import type { Contract } from '#mock/contract/contract.ts';

/** Answers with status 200. */
export function found<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

interface Refusal {
  message: string;
  violations: [];
}

/** Answers with an error status and a message. */
export function refused<Status extends number>(
  status: Status,
  message: string,
): { status: Status; body: Refusal } {
  return { status, body: { message, violations: [] } };
}

/**
 * Refuses an operation that the contract does not have, so that a mistyped name is not taken for an
 * operation without calls.
 */
export function refusedUnlessKnown(
  { operations }: Contract,
  operation: string,
): { status: 422; body: Refusal } | undefined {
  return operations.some(({ id }) => id === operation)
    ? undefined
    : refused(422, `The contract has no operation "${operation}"`);
}
