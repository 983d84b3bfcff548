import type { ApiError } from '#shared/api/client/apiError.ts';

/**
 * Whether a token was refused because the account is pending deregistration and may be restored.
 */
export function isPendingDeregistration(
  error: ApiError,
): error is Extract<ApiError, { kind: 'refused' }> & { resultCode: '030019' } {
  return error.kind === 'refused' && error.resultCode === '030019';
}
