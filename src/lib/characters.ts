/** `０`–`９` (U+FF10–FF19) as ASCII digits; everything else, and the length, stays. */
export function foldDigits(text: string): string {
  return text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30));
}

/** Whether nothing of the text would be seen: white space, controls and default-ignorable characters only. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** The text cut to `limit` UTF-16 units, one less where the cut would split a surrogate pair. */
export function cutUnits(text: string, limit: number): string {
  return text.slice(0, isInsidePair(text, limit) ? limit - 1 : limit);
}

/** Whether a position in the text lies between the halves of a surrogate pair. */
export function isInsidePair(text: string, position: number): boolean {
  return (text.codePointAt(position - 1) ?? 0) > 0xffff;
}
