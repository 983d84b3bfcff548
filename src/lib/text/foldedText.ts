import { compactPhone, nationalDigits } from '#lib/text/phoneText.ts';

// oxlint-disable-next-line no-control-regex -- the range speeds up the common case
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Invisible characters that set a text's direction, allow line breaks or join letters; they do not
 * count in comparisons.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Only digits with separators and a leading plus, possibly after a spreadsheet's text mark. */
const NUMBER = /^'?\+?\d[\d\s\p{Dash}]*$/u;
/**
 * What the phone field takes for a number besides: digits of other scripts, brackets, dots, quotes,
 * a label such as `tel:`.
 */
const WRITTEN_NUMBER =
  /^['"]?(?:\p{L}{2,}[:.](?:\/\/)?\s?)?[\p{Nd}\s\p{Dash}+()[\]【】<>.·・•/'’‘"“”]+$/u;

/** Enough of a mobile number to distinguish it: all of it, or its first groups, 3-4-4. */
const WHOLE = /^1[3-9]\d{9}$/;
const FIRST_GROUPS = /^1[3-9]\d[\s\p{Dash}]+\d{1,4}(?:[\s\p{Dash}]+\d{0,4})?$/u;

/**
 * A phone number without country code and separators; any other text unchanged. Similar numbers
 * stay: 0086083 is an employee ID.
 */
function foldPhone(text: string): string {
  if (!WRITTEN_NUMBER.test(text)) return text;
  const bare = text.replace(/^'/, '');
  const compact = compactPhone(bare);
  const national = nationalDigits(bare) || compact;
  if (WHOLE.test(national)) return national;
  if (!NUMBER.test(text)) return text;
  if (compact.startsWith('+')) return national;
  return FIRST_GROUPS.test(bare) ? compact : text;
}

/**
 * Normalizes a text for all comparisons that look people up: search boxes, batch search, headers
 * and cells of workbooks, here and in the service. Ignores case, width and invisible characters;
 * trims, and collapses white space. `ＡＢｃ１２` equals `abc12`, and `+86 138-0000-0001` equals
 * `13800000001` (P24). All variants of i are equal, because Turkish pairs upper and lower case
 * differently. ß equals SS, and both small sigmas are equal, because they share their capital
 * letters.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return foldPhone(text.toLowerCase().replace(/\s+/g, ' ').trim());
  const plain = text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/ı|i\u0307/g, 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
  return foldPhone(plain.replace(/\s+/g, ' ').trim());
}
