/**
 * Marks around a number, code or address that was copied from a sentence, a mail or a table, in
 * every width: quotation marks, brackets, and the punctuation of a sentence.
 */
const QUOTES = `'"‘’‚‛“”„‟«»‹›＇＂「」『』｢｣`;
const OPENING = `${QUOTES}([{<（［｛＜【〔〖《〈`;
const CLOSING = `${QUOTES})]}>）］｝＞】〕〗》〉,;.:!?，；．：！？、。､｡﹐﹑﹔…،؛؟`;
/** Marks that no name ends with. */
const SEPARATING = ',;，；、､。｡﹐﹑﹔،؛';
/** Spaces and invisible characters; controls stay. */
const UNSEEN = '\\s\\p{Default_Ignorable_Code_Point}\\u2800';

/** From the first to the last character of another kind; in linear time. */
function coreBetween(before: string, after: string): RegExp {
  const other = (marks: string) => `[^${marks.replace(/[[\]]/g, '\\$&')}${UNSEEN}]`;
  return new RegExp(`${other(before)}(?:.*${other(after)})?`, 'su');
}
const CORE = coreBetween(OPENING, CLOSING);
const WORDS = coreBetween(SEPARATING, SEPARATING);

/** The owner's name and the bracket before an address, if the text has only one address. */
const OWNER = /^[^<>＜＞@＠]*[<＜](?=[^<>＜＞]*$)/;

/** The text without the marks and spaces around it. */
export const withoutMarks = (text: string): string => CORE.exec(text)?.[0] ?? '';

/** The address in a text that a mail program copied, such as `Ada <mailto:ada@corp.example>;`. */
export function bareAddress(text: string): string {
  const address = withoutMarks(text).replace(OWNER, '');
  return withoutMarks(address.replace(/^mailto[:：]/i, ''));
}

/**
 * A pasted text as people look it up: an address or number without what surrounds it, anything else
 * without separators at its end, as a name may end with a dot or bracket.
 */
export function unwrapped(text: string): string {
  const address = bareAddress(text);
  if (/^\S*[@＠]\S*$/u.test(address)) return address;
  const core = withoutMarks(text);
  return core !== '' && !/\p{L}/u.test(core) ? core : (WORDS.exec(text)?.[0] ?? text.trim());
}
