/**
 * Converts the digits of Chinese, Arabic and Persian keyboards (U+FF10–FF19, U+0660–0669,
 * U+06F0–06F9) to ASCII; everything else, and the length, stays. The last four bits of each are its
 * value.
 */
export function foldDigits(text: string): string {
  return text.replace(/[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}

const SEPARATORS = /[\s\p{Default_Ignorable_Code_Point}\p{Dash}]/gu;

/**
 * A number or code with ASCII digits, without separators: spaces and dashes of every kind,
 * zero-width characters and direction marks.
 */
export function withoutSeparators(text: string): string {
  return foldDigits(text).replace(SEPARATORS, '');
}

/** Whether the text is invisible: white space, controls and default-ignorable characters only. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Replaces lone surrogates by U+FFFD, so that the text can be encoded. */
export function withoutHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Cuts the text to `limit` UTF-16 units, one less when the cut would split a surrogate pair. */
export function cutUnits(text: string, limit: number): string {
  return text.slice(0, isInsidePair(text, limit) ? limit - 1 : limit);
}

/** Whether a position is between the halves of a surrogate pair. */
export function isInsidePair(text: string, position: number): boolean {
  return (text.codePointAt(position - 1) ?? 0) > 0xffff;
}
