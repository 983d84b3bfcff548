import { compactPhone, nationalDigits } from '#lib/identifier/phoneText.ts';

// oxlint-disable-next-line no-control-regex -- the range is what makes the common case fast
const ASCII = /^[\x00-\x7f]*$/;

/** Set the direction of copied text, say where a line may break, join letters: not seen, and part of no spelling that is compared. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Nothing but digits, and what is written between and before them. A spreadsheet's mark of a text may stand in front. */
const NUMBER = /^'?\+?\d[\d\s\p{Dash}]*$/u;
/** What the phone field takes for a number besides: digits of other scripts, brackets, dots, quotes, a label such as `tel:`. */
const WRITTEN_NUMBER =
  /^['"]?(?:\p{L}{2,}[:.](?:\/\/)?\s?)?[\p{Nd}\s\p{Dash}+()[\]【】<>.·・•/'’‘"“”]+$/u;

/** As much of a mobile number as tells it from another number: all of it, or its first groups, 3-4-4. */
const WHOLE = /^1[3-9]\d{9}$/;
const FIRST_GROUPS = /^1[3-9]\d[\s\p{Dash}]+\d{1,4}(?:[\s\p{Dash}]+\d{0,4})?$/u;

/**
 * A phone number without its country code and separators; any other text as it is. Numbers that only begin alike stay whole:
 * 0086083 is an employee ID.
 */
function foldPhone(text: string): string {
  if (!WRITTEN_NUMBER.test(text)) return text;
  const written = text.replace(/^'/, '');
  const compact = compactPhone(written);
  const national = nationalDigits(written) || compact;
  if (WHOLE.test(national)) return national;
  if (!NUMBER.test(text)) return text;
  if (compact.startsWith('+')) return national;
  return FIRST_GROUPS.test(written) ? compact : text;
}

/**
 * A text as everything compares it that looks people up: the search boxes, the batch search, headers and cells of workbooks,
 * here and in the service. Case, width and what is not seen do not matter; white space at the ends is gone and otherwise one
 * space. `ＡＢｃ１２` and `abc12` are the same (specification 2, D47), and so are `+86 138-0000-0001` and `13800000001` (P24).
 * There is one i, because capitals of Turkish come to others than its small letters.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return foldPhone(text.toLowerCase().replace(/\s+/g, ' ').trim());
  const plain = text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/ı|i\u0307/g, 'i')
    .normalize('NFKC');
  return foldPhone(plain.replace(/\s+/g, ' ').trim());
}
