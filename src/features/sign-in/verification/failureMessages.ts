import type { ApiError } from '#shared/api/client/apiError.ts';
import type { Channel } from '#shared/session/identifier.ts';
import { failureMessage, transportMessage } from '#shared/i18n/transportMessage.ts';
import type { Message } from '#shared/i18n/message.ts';
import { sendFailure } from './sendFailure';
import type { Shown } from './sendFailure';
import type { PhraseKey } from '#translations/phrases.ts';

const NOT_SENT = { phone: 'signIn.smsNotSent', email: 'signIn.emailNotSent' } as const;
const CODE_REFUSED = { phone: 'yzm.check.error', email: 'yzm.check.error.email' } as const;

/**
 * The service's texts for a wrong or expired code (D22). Exact matches are tried first, then
 * patterns.
 */
const REFUSAL_TEXTS = new Set(['短信验证码错误或失效', '邮箱验证码错误或失效']);
const REFUSAL_SHAPE = /验证码.*(错误|失效|过期)/;

/** Longer texts are not matched, because the patterns take quadratic time. */
const LONGEST_REFUSAL = 1000;

/** Image-valid's code for an account that may not request a code now; shown as a warning. */
const CHALLENGE_REFUSED = '030049';

/**
 * The notice for a failed slider request or a failed sending. The server's own words are shown as
 * info.
 */
export function sendFailureNotice(error: ApiError, channel: Channel): Shown {
  const shown = sendFailure(error, NOT_SENT[channel]);
  const warned = error.kind === 'refused' && error.resultCode === CHALLENGE_REFUSED;
  return warned ? { ...shown, tone: 'warning' } : shown;
}

/** The phrase for the code field when the token request was refused because of the code. */
export function codeRefusal(error: ApiError, channel: Channel): PhraseKey | undefined {
  if (error.kind !== 'refused') return undefined;
  const text = error.description.slice(0, LONGEST_REFUSAL);
  return REFUSAL_TEXTS.has(text) || REFUSAL_SHAPE.test(text) ? CODE_REFUSED[channel] : undefined;
}

/** The message for every other failed token request (D35). */
export function tokenFailureMessage(error: ApiError): Message {
  if (error.kind === 'refused') {
    const words = error.description || error.message;
    return words === '' && error.retryAfterSeconds !== undefined
      ? failureMessage(error)
      : { serverText: words, fallback: 'login.failed' };
  }
  if (error.kind === 'timeout') return { phrase: 'signIn.codeMayBeUsed' };
  if (error.kind === 'offline') return transportMessage(error);
  return { phrase: 'login.failed' };
}
