/** Code points; what the contract takes. */
export const REAL_NAME_LIMIT = 64;

/** Letters and marks of any script, space, `. ' ’ · -` (D44); phones write the second apostrophe for the first. */
const NAME = /^[\p{L}\p{M} .'’·-]+$/u;

/** A real name as it travels: trimmed, and each run of white space, full-width or unbreakable too, one space. */
export function normaliseRealName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** What is wrong with a real name (specification 5, D44): a phrase key, or nothing. */
export function realNameProblem(text: string) {
  const name = normaliseRealName(text);
  if (!/[^\p{Default_Ignorable_Code_Point}]/u.test(name)) return 'join.realName.empty';
  if (!NAME.test(name) || !/(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(name)) return 'join.realName.characters';
  return [...name].length > REAL_NAME_LIMIT ? 'join.realName.tooLong' : undefined;
}
