import type { ApiError } from './apiError';

/**
 * Whether an RTK Query error comes from the service or the network, and not from a defect in our
 * code.
 */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
