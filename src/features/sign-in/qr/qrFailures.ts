import type { ApiError } from '#shared/api/client/apiError.ts';
import { transportMessage } from '#shared/i18n/transportMessage.ts';
import type { Message } from '#shared/i18n/message.ts';

/** The session is unknown, used or expired (specification 8). */
const EXPIRED = '030027';

/** Whether the service refused because the QR session is gone, so that only a new one helps. */
export function isExpired(error: ApiError): boolean {
  return error.kind === 'refused' && error.code === EXPIRED;
}

/** How long the service wants to be left alone, in ms; 0 when it does not say. */
export function patienceAsked(error: ApiError): number {
  return error.kind === 'refused' ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
}

/** Why a confirmed login brought no token, when the service did not say (specification 8). */
export function loginFailureMessage(error: ApiError): Message {
  return error.kind === 'offline' ? transportMessage(error) : { phrase: 'login.failed' };
}
