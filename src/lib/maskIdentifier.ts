const STARS_LIMIT = 6;

/**
 * A phone number to be shown without giving it away: '138****0001'. Of fewer than 11 characters only the last
 * quarter is shown.
 */
export function maskPhone(phone: string): string {
  const characters = graphemes(phone);
  const whole = characters.length >= 11;
  const head = whole ? characters.slice(0, 3) : [];
  const tail = characters.slice(characters.length - (whole ? 4 : Math.floor(characters.length / 4)));
  return `${head.join('')}****${tail.join('')}`;
}

/**
 * An e-mail address to be shown without giving it away: 's******y@school.example'. At most the first and the last
 * character of the local part are shown, fewer than three show the first or none; without an `@` all is local part.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const characters = graphemes(at < 0 ? email : email.slice(0, at));
  const first = characters.length > 1 ? characters[0] : '';
  const last = characters.length > 2 ? characters.at(-1) : '';
  const hidden = characters.length - (first ? 1 : 0) - (last ? 1 : 0);
  return `${first}${'*'.repeat(Math.min(hidden, STARS_LIMIT))}${last}${at < 0 ? '' : email.slice(at)}`;
}

function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}
