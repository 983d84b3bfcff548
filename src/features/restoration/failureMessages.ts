import type { ApiError } from '#shared/api/client/apiError.ts';
import { sendFailure } from '#shared/verification-code/sendFailure.ts';
import type { Shown } from '#shared/verification-code/sendFailure.ts';

/** What a code that did not go out shows (specification 8): the service's words, or the specification's. */
export function sendFailureNotice(error: ApiError): Shown {
  return sendFailure(error, 'restore.sendFailed');
}

/** What a check without an answer shows. One that timed out may have restored the account all the same (D35). */
export function checkFailureNotice(error: ApiError): Shown {
  if (error.kind === 'timeout')
    return { tone: 'danger', message: { phrase: 'restore.mayBeRestored' } };
  return { ...sendFailure(error, 'error.refused'), tone: 'danger' };
}
