import { cutUnits, foldDigits, withoutSeparators } from '#lib/text/characters.ts';
import { withoutMarks } from '#lib/text/pastedText.ts';

/** The longest text of the field: 11 digits in 3-4-4 groups (specification, section 5). */
export const PHONE_TEXT_LIMIT = 13;

const COUNTRY_CODE = /^(?:\+86|0086)*(?:86(?=\d{11}$))?/;

/** Separators of digits besides spaces and dashes, and control characters. */
const PUNCTUATION = /[()[\]（）［］【】<>.．·・•/／'’‘"“”\p{Cc}]/gu;

/** A label before a number: the scheme of a link, or a word with a colon or a dot. */
const LABEL = /^\p{L}{2,}[:：.](?:\/\/)?(?=\P{L})/u;

/**
 * Converts digits and plus signs to ASCII and removes a label, the marks around, and separators:
 * spaces, dashes, brackets, dots, quotes, invisible characters.
 */
export function compactPhone(text: string): string {
  // Runs several times per key: the field's own text needs no Unicode patterns.
  return /^[\d ]*$/.test(text)
    ? text.replaceAll(' ', '')
    : withoutMarks(withoutMarks(withoutSeparators(text)).replace(LABEL, ''))
        .replace(PUNCTUATION, '')
        .replaceAll('＋', '+');
}

/**
 * All national digits of a text, however many. The country code is removed: `+86` and `0086`
 * always, also when a page added one to a number that had it; a bare `86` only before exactly 11
 * digits. `undefined` when the text contains anything else.
 */
export function nationalDigits(text: string): string | undefined {
  const digits = compactPhone(text).replace(COUNTRY_CODE, '');
  return /^\d*$/.test(digits) ? digits : undefined;
}

/** The number of digits in a text, of any script that is converted to ASCII. */
export function countDigits(text: string): number {
  return foldDigits(text).match(/\d/g)?.length ?? 0;
}

/**
 * Fits invalid text into the field: as typed if it fits, otherwise without separators, otherwise
 * cut. A cut keeps the last invalid character, so that a long paste cannot become a valid number.
 */
export function fitWrongText(text: string): string {
  if (text.length <= PHONE_TEXT_LIMIT) return text;
  const compact = compactPhone(text);
  const national = compact.replace(COUNTRY_CODE, '');
  const wrong = /\D/u.exec(national);
  if (wrong === null) return cutUnits(compact, PHONE_TEXT_LIMIT);
  const wrongEnd = compact.length - national.length + wrong.index + wrong[0].length;
  if (wrongEnd <= PHONE_TEXT_LIMIT) return cutUnits(compact, PHONE_TEXT_LIMIT);
  return compact.slice(0, PHONE_TEXT_LIMIT - wrong[0].length) + wrong[0];
}
