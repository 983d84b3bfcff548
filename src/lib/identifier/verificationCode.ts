import { foldDigits, withoutSeparators } from '#lib/text/characters.ts';
import { insertedText } from '#lib/text/insertion.ts';
import type { FieldState } from '#lib/text/insertion.ts';

/** Specification, section 9. In code points: the specification says characters, not digits. */
const LENGTH = 6;

const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** A run of six digits with no digit beside it. */
const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/g;

/** The only run of six digits of a text; nothing where it has none, or several. */
function onlySixDigits(text: string): string | undefined {
  const runs = text.match(SIX_DIGITS) ?? [];
  return runs.length === 1 ? runs[0] : undefined;
}

/** The characters of a code: no separators and control characters, full-width and Arabic-Indic digits as ASCII. */
function compactCode(text: string): string {
  return withoutSeparators(text).replace(/\p{Cc}/gu, '');
}

/**
 * What the code field keeps of what was typed or autofilled: no separators and control characters, so that none takes
 * a digit's place, full-width and Arabic-Indic digits as ASCII, at most 6 code points. In a longer text, such as "Your
 * code is 123456", the only run of six digits is the code (P3). Text, never a number: leading zeros stay.
 */
export function toVerificationCode(text: string): string {
  const compact = compactCode(text);
  const characters = Array.from(compact);
  if (characters.length <= LENGTH) return compact;
  const found = onlySixDigits(foldDigits(text).replace(UNSEEN, '')) ?? onlySixDigits(compact);
  return found ?? characters.slice(0, LENGTH).join('');
}

/**
 * What the code field holds after an edit (P3). Six characters put in at once are the whole code, whatever stood there.
 * Into a code that was refused nothing is put: what is typed there begins another one. A full field stays as it is.
 * @param isRefused whether the service refused the code that stands there
 */
export function editCode(previous: string, edit: FieldState, isRefused: boolean): string {
  const inserted = insertedText(previous, edit);
  if (Array.from(compactCode(inserted)).length >= LENGTH) return toVerificationCode(inserted);
  const isInsertion = edit.text.length === previous.length + inserted.length;
  if (isRefused && isInsertion && inserted !== '') return toVerificationCode(inserted);
  const isFull = verificationCodeProblem(previous) === undefined;
  return isFull && isInsertion ? previous : toVerificationCode(edit.text);
}

/** The message key of what is wrong with a code as `toVerificationCode` returned it. */
export function verificationCodeProblem(
  code: string,
): 'code.empty.check' | 'code.length.check' | undefined {
  if (code === '') return 'code.empty.check';
  return Array.from(code).length === LENGTH ? undefined : 'code.length.check';
}
