import { string } from 'yup';
import { COMPLETE_CODE } from './verificationCode';
import type { PhraseKey } from '#translations/phrases.ts';

/** How long a code is valid. Minutes. */
export const CODE_LIFE_MINUTES = 5;

/** The same in ms. */
export const CODE_LIFE_MS = CODE_LIFE_MINUTES * 60_000;

/**
 * Whether a code may have expired, as far as the page can tell.
 * @param sentAt and now ms; undefined when none was sent
 */
export function isCodeOld(sentAt: number | undefined, now: number): boolean {
  return sentAt !== undefined && now - sentAt > CODE_LIFE_MS;
}

/** The rules of a verification code; messages are phrase keys. */
export const codeSchema = string()
  .required('code.empty.check' satisfies PhraseKey)
  .matches(COMPLETE_CODE, 'code.length.check' satisfies PhraseKey);
