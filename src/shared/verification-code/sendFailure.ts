import type { PhraseKey } from '#translations/phrases.ts';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { transportMessage } from '#shared/i18n/transportMessage.ts';
import type { Notice } from '#shared/notices/noticesSlice.ts';

/** What of a notice a failure decides. */
export type Shown = Pick<Notice, 'tone' | 'stays' | 'message'>;

/** What a failed sending shows (specification 8): the service's words as info, `fallback` when it has none. */
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
