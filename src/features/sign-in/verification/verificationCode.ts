import { string } from 'yup';
import { foldDigits, withoutSeparators } from '#lib/text/characters.ts';
import { insertedText } from '#lib/text/insertion.ts';
import type { FieldState } from '#lib/text/insertion.ts';
import { withoutMarks } from '#lib/text/pastedText.ts';
import type { PhraseKey } from '#translations/phrases.ts';

/** Specification, section 9. In code points: the specification says characters, not digits. */
const LENGTH = 6;

/** A code of full length, as `toVerificationCode` returned it. */
const COMPLETE_CODE = new RegExp(`^.{${LENGTH}}$`, 'su');

const BARE_CODE = new RegExp(`^[\\p{L}\\p{N}]{${LENGTH}}$`, 'u');

const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Exactly six consecutive digits. */
const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/g;

/** The text's only run of six digits; undefined when there is none or several. */
function onlySixDigits(text: string): string | undefined {
  const runs = text.match(SIX_DIGITS) ?? [];
  return runs.length === 1 ? runs[0] : undefined;
}

/**
 * The text without separators and control characters, with full-width and Arabic-Indic digits as
 * ASCII.
 */
function compactCode(text: string): string {
  return withoutSeparators(text).replace(/\p{Cc}/gu, '');
}

/**
 * Normalizes a typed or autofilled code: removes separators and control characters, so that none
 * takes a digit's place, converts full-width and Arabic-Indic digits to ASCII, and cuts to 6 code
 * points. In a longer text the code is what stands between marks, or the only run of six digits, as
 * in "Your code is 123456" (P3). The result is text, so that leading zeros stay.
 */
export function toVerificationCode(text: string): string {
  const compact = compactCode(text);
  if (Array.from(compact).length <= LENGTH) return compact;
  const core = withoutMarks(compact);
  if (BARE_CODE.test(core)) return core;
  const digits = onlySixDigits(foldDigits(text).replace(UNSEEN, '')) ?? onlySixDigits(compact);
  return digits ?? Array.from(compact).slice(0, LENGTH).join('');
}

/**
 * The code field's content after an edit (P3). Six characters inserted at once are a complete code
 * and replace everything. Text typed into a refused code starts a new one. A full field does not
 * change.
 * @param isRefused whether the service refused the current code
 */
export function editCode(previous: string, edit: FieldState, isRefused: boolean): string {
  const insertion = insertedText(previous, edit);
  if (Array.from(compactCode(insertion)).length >= LENGTH) return toVerificationCode(insertion);
  const isInsertion = edit.text.length === previous.length + insertion.length;
  if (isRefused && isInsertion && insertion !== '') return toVerificationCode(insertion);
  return isCompleteCode(previous) && isInsertion ? previous : toVerificationCode(edit.text);
}

/** Whether a code, as `toVerificationCode` returned it, has its full length. */
export const isCompleteCode = (code: string): boolean => COMPLETE_CODE.test(code);

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
