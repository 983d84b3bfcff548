import type { ApiError } from '#shared/api/client/apiError.ts';
import type { Message } from './message';

const PHRASES = {
  timeout: 'error.timeout',
  offline: 'error.offline',
  unreachable: 'error.unreachable',
  tooLarge: 'error.unreadable',
  unreadable: 'error.unreadable',
  aborted: 'error.refused',
} as const;

/** The general words for a call that brought no readable answer; a refusal speaks for itself. */
export function transportMessage(error: ApiError): Message {
  if (error.kind === 'refused') return { serverText: error.message, fallback: 'error.refused' };
  return { phrase: PHRASES[error.kind] };
}

/** The words for any failed call that nobody has better words for: a service that asks to wait without saying so included. */
export function failureMessage(error: ApiError): Message {
  if (error.kind === 'refused' && error.retryAfterSeconds !== undefined && error.message === '') {
    return { phrase: 'error.tooMany', values: { smart_count: error.retryAfterSeconds } };
  }
  return transportMessage(error);
}
