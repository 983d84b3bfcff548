import type { ApiError } from '#shared/api/client/apiError.ts';

/**
 * Whether a failed call that carried the bearer token says that it is worth nothing: by 401 (D13), or, as the profile is
 * everybody's own, by 403 of that. Of other calls 403 means that this visitor may not.
 * @param operation whose failure it is, by its id in the contract
 */
export function refusesToken(error: ApiError, operation: string | undefined): boolean {
  if (error.kind !== 'refused') return false;
  return error.status === 401 || (error.status === 403 && operation === 'getProfile');
}
