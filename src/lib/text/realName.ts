import { isBlank } from './characters';

/** Code points; the contract's limit. */
export const REAL_NAME_LIMIT = 64;

/** Scripts whose spelling needs joiners between letters, such as Persian and Sinhala. */
const JOINING_SCRIPTS = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/**
 * Everything except letters and marks of any script, space, apostrophes, dots and hyphens.
 * Keyboards differ in which ones they type: phones the second apostrophe, Japanese and Chinese ones
 * their own dots, word processors their own hyphens.
 */
const REFUSED_CHARACTER = new RegExp(
  `[^\\p{L}\\p{M} .'’·・･•‧‐‑\\u200c\\u200d-]|(?<![${JOINING_SCRIPTS}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${JOINING_SCRIPTS}])`,
  'gu',
);

/** Invisible marks that copied texts carry; a user could not find one to delete it. */
const COPIED_MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;

/** More would make the message unreadable. */
const MAX_NAMED = 5;

/**
 * A real name as sent: trimmed, without copied marks, with each run of white space, also full-width
 * or no-break, as one space.
 */
export function normalizeRealName(text: string): string {
  return text.replace(COPIED_MARKS, '').trim().replace(/\s+/g, ' ');
}

/**
 * The characters that a real name must not have, each once and readable: invisible ones by their
 * code point.
 * @returns for example `2 @ U+202E`
 */
export function refusedCharacters(text: string): string {
  const characters = [...new Set(normalizeRealName(text).match(REFUSED_CHARACTER))];
  const names = characters.slice(0, MAX_NAMED).map((character) => {
    const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return isBlank(character) || /\p{Surrogate}/u.test(character) ? `U+${number}` : character;
  });
  return [...names, ...(characters.length > MAX_NAMED ? ['…'] : [])].join(' ');
}

/** The problem of a real name as phrase key, or undefined. */
export function realNameProblem(text: string) {
  const name = normalizeRealName(text);
  if (!/[^\p{Default_Ignorable_Code_Point}]/u.test(name)) return 'join.realName.empty';
  const match = name.match(REFUSED_CHARACTER);
  // D44 allows no digits, but the message must not call them special characters (P6).
  if (match)
    return match.every((character) => /\p{N}/u.test(character))
      ? 'join.realName.digits'
      : 'join.realName.characters';
  if (!/(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(name)) return 'join.realName.noLetter';
  return [...name].length > REAL_NAME_LIMIT ? 'join.realName.tooLong' : undefined;
}
