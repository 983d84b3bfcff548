import type { PhraseKey } from '#translations/phrases.ts';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { transportMessage } from '#shared/i18n/transportMessage.ts';
import type { Notice } from '#shared/notices/noticesSlice.ts';

/** The parts of a notice that depend on the failure. */
export type Shown = Pick<Notice, 'tone' | 'stays' | 'message'>;

/**
 * The notice for a failed sending: the service's words as info, or `fallback` when it gives none.
 */
export function sendFailure(error: ApiError, fallback: PhraseKey): Shown {
  if (error.kind !== 'refused') return { tone: 'danger', message: transportMessage(error) };
  if (error.retryAfterSeconds !== undefined && error.message === '') {
    return {
      tone: 'warning',
      message: { phrase: 'error.tooMany', values: { smart_count: error.retryAfterSeconds } },
    };
  }
  return { tone: 'info', stays: true, message: { serverText: error.message, fallback } };
}
