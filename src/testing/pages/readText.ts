import type { ApiError } from '#shared/api/client/apiError.ts';
import { readAnswer } from '#shared/api/client/readAnswer.ts';
import type { AnswerShape } from '#shared/api/client/readAnswer.ts';

export const ENVELOPE: AnswerShape = { envelope: '000000' };

/** What an answer whose body is this text is read as. */
export function read(
  status: number,
  text: string,
  shape: AnswerShape = ENVELOPE,
  retryAfter: string | null = null,
) {
  return readAnswer({ outcome: 'answered', status, text, retryAfter }, shape);
}

/** A refusal that says nothing but what is given. */
export function refused(
  status: number,
  parts: Partial<Extract<ApiError, { kind: 'refused' }>> = {},
) {
  return { error: { kind: 'refused', status, code: '', message: '', description: '', ...parts } };
}

export const UNREADABLE = { error: { kind: 'unreadable' } };
