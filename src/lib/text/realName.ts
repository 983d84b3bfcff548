import { isBlank } from './characters';

/** Code points; the contract's limit. */
export const REAL_NAME_LIMIT = 64;

/**
 * Everything except letters and marks of any script, space, `. ' ’ · -` (D44). Phones type the
 * second apostrophe for the first.
 */
const REFUSED = /[^\p{L}\p{M} .'’·-]/gu;

/** More would make the message unreadable. */
const MOST_NAMED = 5;

/**
 * A real name as sent: trimmed, with each run of white space, also full-width or no-break, as one
 * space.
 */
export function normaliseRealName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * The characters that a real name must not have, each once and readable: invisible ones by their
 * code point.
 * @returns for example `2 @ U+202E`
 */
export function refusedCharacters(text: string): string {
  const refused = [...new Set(normaliseRealName(text).match(REFUSED))];
  const named = refused.slice(0, MOST_NAMED).map((character) => {
    const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return isBlank(character) || /\p{Surrogate}/u.test(character) ? `U+${number}` : character;
  });
  return [...named, ...(refused.length > MOST_NAMED ? ['…'] : [])].join(' ');
}

/** The problem of a real name (specification 5, D44) as phrase key, or undefined. */
export function realNameProblem(text: string) {
  const name = normaliseRealName(text);
  if (!/[^\p{Default_Ignorable_Code_Point}]/u.test(name)) return 'join.realName.empty';
  const refused = name.match(REFUSED);
  // D44 allows no digits, but the message must not call them special characters (P6).
  if (refused)
    return refused.every((character) => /\p{N}/u.test(character))
      ? 'join.realName.digits'
      : 'join.realName.characters';
  if (!/(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(name)) return 'join.realName.noLetter';
  return [...name].length > REAL_NAME_LIMIT ? 'join.realName.tooLong' : undefined;
}
