import type { ApiError } from './apiError';

/**
 * Whether the service may have done what a failed call asked: no answer says that it has not, and what it said may have
 * been lost (compare D35).
 * A browser that calls itself offline may have sent it all the same (P1).
 */
export function mayHaveArrived({ kind }: ApiError): boolean {
  return kind !== 'refused';
}
