import { mayHaveArrived } from '#shared/api/client/apiError.ts';
import type { ApiError } from '#shared/api/client/apiError.ts';
import type { Channel } from '#shared/session/identifier.ts';
import { failureMessage, transportMessage } from '#shared/i18n/transportMessage.ts';
import type { Notice } from '#shared/notices/noticesSlice.ts';
import type { PhraseKey } from '#translations/phrases.ts';

export type VerificationPurpose = 'sign-in' | 'restoration';

type NoticeContent = Pick<Notice, 'tone' | 'stays' | 'message' | 'retry'>;
type Phrases = Readonly<Record<VerificationPurpose, PhraseKey>>;
type PhrasesOfChannels = Readonly<
  Record<VerificationPurpose, Readonly<Record<Channel, PhraseKey>>>
>;

const NOT_SENT: PhrasesOfChannels = {
  'sign-in': { phone: 'signIn.smsNotSent', email: 'signIn.emailNotSent' },
  restoration: { phone: 'restore.sendFailed', email: 'restore.sendFailed' },
};

/** Shown on the code field. */
export const WRONG_CODE: PhrasesOfChannels = {
  'sign-in': { phone: 'yzm.check.error', email: 'yzm.check.error.email' },
  restoration: { phone: 'restore.codeIncorrect', email: 'restore.codeIncorrect' },
};

/** A refusal without a text of the service. */
const REFUSAL_PHRASES: Phrases = { 'sign-in': 'login.failed', restoration: 'error.refused' };

/**
 * The code was sent to the service, whose answer was late or did not arrive whole (D35). The
 * specification requires "Login failed" for the second.
 */
const MAY_BE_USED: Readonly<
  Record<VerificationPurpose, Readonly<Record<'late' | 'failed', PhraseKey>>>
> = {
  'sign-in': { late: 'signIn.codeMayBeUsed', failed: 'signIn.failedCodeMayBeUsed' },
  restoration: { late: 'restore.mayBeRestored', failed: 'restore.mayBeRestored' },
};

/**
 * The service's texts for a wrong or expired code (D22). Exact matches are tried first, then
 * patterns.
 */
const REFUSAL_TEXTS = new Set(['短信验证码错误或失效', '邮箱验证码错误或失效']);
const REFUSAL_SHAPE = /验证码.*(错误|失效|过期)/;

/** Longer texts are not matched, because the patterns take quadratic time. */
const MAX_REFUSAL_LENGTH = 1000;

/** Image-valid's code for an account that may not request a code now; shown as a warning. */
const CHALLENGE_REFUSED = '030049';

/** The service's words; without any, how long to wait, or the specification's text. */
function refusalMessage(
  error: Extract<ApiError, { kind: 'refused' }>,
  words: string,
  fallback: PhraseKey,
): Notice['message'] {
  return words === '' && error.retryAfterSeconds !== undefined
    ? failureMessage(error)
    : { serverText: words, fallback };
}

/** The notice when no code was sent. The service's own words are shown as info. */
export function sendFailureNotice(
  purpose: VerificationPurpose,
  error: ApiError,
  channel: Channel,
): NoticeContent {
  if (error.kind !== 'refused')
    return { tone: 'danger', message: transportMessage(error), retry: 'send' };
  const message = refusalMessage(error, error.message, NOT_SENT[purpose][channel]);
  if (!('serverText' in message)) return { tone: 'warning', message };
  return {
    tone: error.resultCode === CHALLENGE_REFUSED ? 'warning' : 'info',
    stays: true,
    message,
    retry: error.message === '' ? 'send' : undefined,
  };
}

/** Whether a token request was refused because of the code. */
export function isWrongCode(error: ApiError): boolean {
  if (error.kind !== 'refused') return false;
  const text = error.description.slice(0, MAX_REFUSAL_LENGTH);
  return REFUSAL_TEXTS.has(text) || REFUSAL_SHAPE.test(text);
}

/** Whether the service may have used the code, although no answer says so. */
export function mayHaveUsedCode(error: ApiError): boolean {
  return mayHaveArrived(error) && error.kind !== 'offline' && error.kind !== 'aborted';
}

/** The notice when a code was not checked, or was refused for another reason (D35). */
export function checkFailureNotice(purpose: VerificationPurpose, error: ApiError): NoticeContent {
  const tone = 'danger';
  if (error.kind === 'refused') {
    const words = error.description || error.message;
    const isSilent = words === '' && error.retryAfterSeconds === undefined;
    return {
      tone,
      message: refusalMessage(error, words, REFUSAL_PHRASES[purpose]),
      retry: isSilent ? 'check' : undefined,
    };
  }
  if (!mayHaveUsedCode(error)) return { tone, message: transportMessage(error), retry: 'check' };
  const isLate = error.kind === 'timeout';
  return { tone, message: { phrase: MAY_BE_USED[purpose][isLate ? 'late' : 'failed'] } };
}
