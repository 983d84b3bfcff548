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

/** The standard message for a call without a readable answer; a refusal brings its own. */
export function transportMessage(error: ApiError): Message {
  if (error.kind === 'refused') return { serverText: error.message, fallback: 'error.refused' };
  return { phrase: PHRASES[error.kind] };
}

/** The default message for a failed call, also for a service that asks to wait without a text. */
export function failureMessage(error: ApiError): Message {
  if (error.kind === 'refused' && error.retryAfterSeconds !== undefined && error.message === '') {
    return { phrase: 'error.tooMany', values: { smart_count: error.retryAfterSeconds } };
  }
  return transportMessage(error);
}
