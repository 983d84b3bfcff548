import type { PhraseKey } from '../../../translations/phrases';
import type { ApiError } from '../../api/apiError';
import { transportMessage } from '../language/transportMessage';
import type { Notice } from '../notices/noticesSlice';

/** What of a notice a failure decides. */
export type Shown = Pick<Notice, 'tone' | 'stays' | 'message'>;

/** What a failed sending shows (specification 8): the service's words as info, `fallback` when it has none. */
export function sendFailure(error: ApiError, fallback: PhraseKey): Shown {
  if (error.kind !== 'refused') return { tone: 'danger', message: transportMessage(error) };
  if (error.retryAfterSeconds !== undefined && error.message === '') {
    return { tone: 'warning', message: { phrase: 'error.tooMany', values: { smart_count: error.retryAfterSeconds } } };
  }
  return { tone: 'info', stays: true, message: { serverText: error.message, fallback } };
}
