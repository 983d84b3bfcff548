import type { ApiError } from './apiError';

/**
 * Whether the service may have processed a failed call: the request may have arrived and its answer
 * may be lost (compare D35). This includes calls of a browser that reports no network (P1).
 */
export function mayHaveArrived({ kind }: ApiError): boolean {
  return kind !== 'refused';
}
