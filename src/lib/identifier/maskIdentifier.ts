/** Stands for what is hidden, always as long: the length of what is hidden is not given away either. */
const HIDDEN = '****';

/**
 * A mobile number to be shown without giving it away, grouped as its field shows it: "138 **** 0001". Of fewer than
 * eleven characters only the last quarter is shown.
 */
export function maskPhone(phone: string): string {
  const characters = graphemes(phone.replaceAll(' ', ''));
  if (characters.length >= 11)
    return `${characters.slice(0, 3).join('')} ${HIDDEN} ${characters.slice(-4).join('')}`;
  const shown = Math.floor(characters.length / 4);
  return `${HIDDEN}${characters.slice(characters.length - shown).join('')}`;
}

/**
 * An e-mail address to be shown without giving it away: "s****y@school.example". At most the first and the last
 * character of the local part are shown; of two the first, of one none. Without an `@` all is local part.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const characters = graphemes(at < 0 ? email : email.slice(0, at));
  const first = characters.length > 1 ? characters[0] : '';
  const last = characters.length > 2 ? characters.at(-1) : '';
  return `${first}${HIDDEN}${last}${at < 0 ? '' : email.slice(at)}`;
}

function graphemes(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
}
