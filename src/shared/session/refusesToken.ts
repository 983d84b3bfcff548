import type { ApiError } from '#shared/api/client/apiError.ts';

/**
 * Whether a failed call with the bearer token means that the token is invalid: a 401, or a
 * 403 of the profile call, which every user may make. A 403 of other calls means missing
 * permission.
 * @param operation the failed operation's id in the contract
 */
export function refusesToken(error: ApiError, operation: string | undefined): boolean {
  if (error.kind !== 'refused') return false;
  return error.status === 401 || (error.status === 403 && operation === 'getProfile');
}
