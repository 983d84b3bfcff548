import type { ApiError } from '#shared/api/client/apiError.ts';
import { transportMessage } from '#shared/i18n/transportMessage.ts';
import type { Message } from '#shared/i18n/message.ts';

const EXPIRED = '030027';

/** Whether the QR session is gone, so that only a new one helps. */
export function isExpired(error: ApiError): boolean {
  return error.kind === 'refused' && error.resultCode === EXPIRED;
}

/** The retry delay that the service asks for, ms; 0 when it gives none. */
export function retryDelayOf(error: ApiError): number {
  return error.kind === 'refused' ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
}

/** The message for a confirmed sign-in without a token when the service gave no text. */
export function loginFailureMessage(error: ApiError): Message {
  return error.kind === 'offline' ? transportMessage(error) : { phrase: 'login.failed' };
}
