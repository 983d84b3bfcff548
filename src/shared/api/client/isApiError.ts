import type { ApiError } from './apiError';

/** Whether what RTK Query calls an error is the service's or the network's, and no defect on the way. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
