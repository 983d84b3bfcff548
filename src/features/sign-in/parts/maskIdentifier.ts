/** Replaces the hidden part. Its length is constant, so that it does not reveal the real one. */
const MASK = '****';

/**
 * A masked mobile number, grouped as in its field: "138 **** 0001". With fewer than eleven
 * characters only the last quarter is shown.
 */
export function maskPhone(phone: string): string {
  const characters = graphemes(phone.replaceAll(' ', ''));
  if (characters.length >= 11)
    return `${characters.slice(0, 3).join('')} ${MASK} ${characters.slice(-4).join('')}`;
  const visibleCount = Math.floor(characters.length / 4);
  return `${MASK}${characters.slice(characters.length - visibleCount).join('')}`;
}

/**
 * A masked e-mail address: "s****y@school.example". It shows at most the first and last character
 * of the local part; of two the first, of one none. Without an `@` everything is local part.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const characters = graphemes(at < 0 ? email : email.slice(0, at));
  const first = characters.length > 1 ? characters[0] : '';
  const last = characters.length > 2 ? characters.at(-1) : '';
  return `${first}${MASK}${last}${at < 0 ? '' : email.slice(at)}`;
}

function graphemes(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
}
