import { cutUnits, foldDigits, withoutSeparators } from '#lib/text/characters.ts';

/** The longest text the field shows: 11 digits in 3-4-4 groups (specification, section 5). */
export const PHONE_TEXT_LIMIT = 13;

const COUNTRY_CODE = /^(?:\+86|0086)*(?:86(?=\d{11}$))?/;

/**
 * What groups the digits of a number besides spaces and dashes, what stands around a number that is copied out of a text, and control characters.
 */
const PUNCTUATION = /[()[\]（）［］【】<>.．·・•/／'’‘"“”\p{Cc}]/gu;

/** What names a number: the scheme of a link, or a word with a colon or a dot. */
const LABEL = /^\p{L}{2,}[:：.](?:\/\/)?(?=[+＋\d(（[【])/u;

/** Folded digits and plus signs without a label and what only groups the digits: spaces, dashes, brackets, dots, quotes, unseen characters. */
export function compactPhone(text: string): string {
  // With every key several times: what the field itself shows needs no pattern of all Unicode.
  return /^[\d ]*$/.test(text)
    ? text.replaceAll(' ', '')
    : withoutSeparators(text).replace(LABEL, '').replace(PUNCTUATION, '').replaceAll('＋', '+');
}

/**
 * All national digits of a text, however many: the country code is taken off (`+86` and `0086` always, also when
 * a page put one before a number that had it; a bare `86` only before exactly 11 digits). `undefined` when the
 * text has anything that is no part of a number.
 */
export function nationalDigits(text: string): string | undefined {
  const digits = compactPhone(text).replace(COUNTRY_CODE, '');
  return /^\d*$/.test(digits) ? digits : undefined;
}

/** How many digits a text has, ASCII or any that is folded. */
export function countDigits(text: string): number {
  return foldDigits(text).match(/\d/g)?.length ?? 0;
}

/**
 * Text that is no number, made to fit the field: as typed when it fits, then without separators, then cut.
 * A cut never drops the last character that makes it wrong, so that a long paste cannot turn into a number.
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
