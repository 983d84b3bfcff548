import { foldDigits, withoutSeparators } from '#lib/text/characters.ts';
import { insertedText } from '#lib/text/insertion.ts';
import type { FieldState } from '#lib/text/insertion.ts';

/** Specification, section 9. In code points: the specification says characters, not digits. */
const LENGTH = 6;

/** A code of full length, as `toVerificationCode` returned it. */
export const COMPLETE_CODE = new RegExp(`^.{${LENGTH}}$`, 'su');

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
 * Normalises a typed or autofilled code: removes separators and control characters, so that none
 * takes a digit's place, converts full-width and Arabic-Indic digits to ASCII, and cuts to 6 code
 * points. In a longer text, such as "Your code is 123456", the only run of six digits is the code
 * (P3). The result is text, so that leading zeros stay.
 */
export function toVerificationCode(text: string): string {
  const compact = compactCode(text);
  const characters = Array.from(compact);
  if (characters.length <= LENGTH) return compact;
  const found = onlySixDigits(foldDigits(text).replace(UNSEEN, '')) ?? onlySixDigits(compact);
  return found ?? characters.slice(0, LENGTH).join('');
}

/**
 * The code field's content after an edit (P3). Six characters inserted at once are a complete code
 * and replace everything. Text typed into a refused code starts a new one. A full field does not
 * change.
 * @param isRefused whether the service refused the current code
 */
export function editCode(previous: string, edit: FieldState, isRefused: boolean): string {
  const inserted = insertedText(previous, edit);
  if (Array.from(compactCode(inserted)).length >= LENGTH) return toVerificationCode(inserted);
  const isInsertion = edit.text.length === previous.length + inserted.length;
  if (isRefused && isInsertion && inserted !== '') return toVerificationCode(inserted);
  return isCompleteCode(previous) && isInsertion ? previous : toVerificationCode(edit.text);
}

/** Whether a code, as `toVerificationCode` returned it, has its full length. */
export const isCompleteCode = (code: string): boolean => COMPLETE_CODE.test(code);
