import type { ApiError } from '#shared/api/client/apiError.ts';
import { readAnswer } from '#shared/api/client/readAnswer.ts';
import type { AnswerShape } from '#shared/api/client/readAnswer.ts';

export const ENVELOPE: AnswerShape = { envelope: '000000' };

/** The result of reading an answer with this body. */
export function read(
  status: number,
  text: string,
  shape: AnswerShape = ENVELOPE,
  retryAfter: string | null = null,
  date: string | null = null,
) {
  return readAnswer({ result: 'answered', status, text, retryAfter, date }, shape);
}

/** A refusal with only the given fields. */
export function refused(
  status: number,
  parts: Partial<Extract<ApiError, { kind: 'refused' }>> = {},
) {
  return {
    error: { kind: 'refused', status, resultCode: '', message: '', description: '', ...parts },
  };
}

export const UNREADABLE = { error: { kind: 'unreadable' } };
