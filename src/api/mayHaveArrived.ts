import type { ApiError } from './apiError';

/**
 * Whether the service may have done what a failed call asked: no answer says that it has not, and what it said may have
 * been lost (compare D35).
 * @param wasOnline whether the call went out at all; the network may have gone later
 */
export function mayHaveArrived({ kind }: ApiError, wasOnline: boolean): boolean {
  return wasOnline && kind !== 'refused';
}
