import type { ApiError } from '#shared/api/client/apiError.ts';
import { sendFailure } from '../verification/sendFailure';
import type { Shown } from '../verification/sendFailure';

/** The notice for a failed sending: the service's words, or the specification's. */
export function sendFailureNotice(error: ApiError): Shown {
  return sendFailure(error, 'restore.sendFailed');
}

/** The notice for a check without an answer. After a timeout the account may be restored (D35). */
export function checkFailureNotice(error: ApiError): Shown {
  if (error.kind === 'timeout')
    return { tone: 'danger', message: { phrase: 'restore.mayBeRestored' } };
  return { ...sendFailure(error, 'error.refused'), tone: 'danger' };
}
