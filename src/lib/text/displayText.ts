import { balanceBidi } from './bidiControls';
import { cutUnits, isBlank, withoutHalves } from './characters';

/** A grapheme may be longer only in text made to do harm, such as a megabyte of combining marks. */
const UNITS_PER_GRAPHEME = 16;

/**
 * Text of a server, a file or the address bar, made fit to be shown: `fallback` when it is no string or nothing of
 * it would be seen; line breaks and tabs become a space, other control characters go, lone surrogates become
 * U+FFFD; longer than `limit` graphemes, it ends in an ellipsis as the last of them.
 *
 * All else stays as it is: markup, templates, joiners, and bidirectional controls too, because names in Arabic need
 * them. Show it within `<bdi>`; controls that would reach out of it are closed (`balanceBidi`).
 */
export function displayText(value: unknown, fallback: string, limit = 200): string {
  if (typeof value !== 'string') return fallback;
  const head = cutUnits(value, limit * UNITS_PER_GRAPHEME + 1);
  if (isBlank(head)) return fallback;
  return balanceBidi(cutGraphemes(clean(head), limit, head.length < value.length));
}

function clean(text: string): string {
  return withoutHalves(
    text.replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ').replace(/\p{Control}/gu, ''),
  );
}

function cutGraphemes(text: string, limit: number, isCut: boolean): string {
  if (!isCut && text.length <= limit) return text;
  let count = 0;
  let end = 0;
  for (const { index } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    text,
  )) {
    if (count === limit - 1) end = index;
    if (count === limit) return `${text.slice(0, end)}…`;
    count += 1;
  }
  if (!isCut) return text;
  return `${count === limit ? text.slice(0, end) : text}…`;
}
