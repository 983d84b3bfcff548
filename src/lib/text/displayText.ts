import { balanceBidi } from './bidiControls';
import { cutUnits, isBlank, withoutHalves } from './characters';

/** Longer graphemes occur only in malicious text, such as a megabyte of combining marks. */
const UNITS_PER_GRAPHEME = 16;

/**
 * Prepares text of a server, a file or the address bar for display. `fallback` when it is not a
 * string or is invisible; line breaks and tabs become a space, other control characters are
 * removed, lone surrogates become U+FFFD; beyond `limit` graphemes it is cut, with an ellipsis as
 * the last one.
 *
 * Everything else stays: markup, templates, joiners, and bidirectional controls, which names in
 * Arabic need. Render it within `<bdi>`; controls that would affect the text outside are closed
 * (`balanceBidi`).
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
