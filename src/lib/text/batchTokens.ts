import { DIRECTION_MARKS } from './bidiControls';
import { foldText } from './foldedText';

/** Commas and semicolons as the twelve languages write them, of every width; the ideographic and the Arabic ones too. */
const SEPARATORS = ',，﹐،、､﹑;；﹔؛';

/** Double quotation marks, those that open and those that close a phrase; which one opens differs by language. */
const QUOTES = [
  ['"“”„‟＂', '"“”‟＂'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
] as const;

/** A phrase may hold quotation marks of another kind, a word none. */
const PHRASES = QUOTES.map(([open, close]) => `[${open}]([^${open}${close}]*)[${close}]`);

/** A mobile number that is written in groups, or behind its country code: the blanks in it separate nothing. */
const BLANK = '[^\\S\\n]';
const GAP = `(?:${BLANK}|[\\p{Dash}.·])`;
const DIGIT = '[\\d\\uff10-\\uff19\\u0660-\\u0669\\u06f0-\\u06f9]';
const [ONE, THREE_TO_NINE] = [
  '[1\\uff11\\u0661\\u06f1]',
  '[3-9\\uff13-\\uff19\\u0663-\\u0669\\u06f3-\\u06f9]',
];
const START = `${ONE}${THREE_TO_NINE}${DIGIT}`;
const COUNTRY_CODE = `[(（]?(?:[+＋]|[0０]{2})[8８][6６][)）]?${GAP}*`;
const REST = `(?:${START}(?:${GAP}${DIGIT}{4}${GAP}${DIGIT}{4}|${DIGIT}{8})|[(（]${START}[)）]${GAP}?${DIGIT}{4}${GAP}?${DIGIT}{4})`;
const PHONE = `(?:${COUNTRY_CODE})?${REST}(?![^\\s${SEPARATORS}])`;
const TOKEN = new RegExp(
  `${PHRASES.join('|')}|(${PHONE})|([^\\s\\p{Cc}${SEPARATORS}${QUOTES.flat().join('')}]+)`,
  'gu',
);

/** Set the direction of copied text or say where a line may break; not seen, and part of no spelling. */
const UNSEEN = new RegExp(`[\\u00ad\\u200b\\u2060${DIRECTION_MARKS}]`, 'gu');

/**
 * What is left when white space and joiners are taken off both ends. Within a word joiners stay: Persian
 * and some emoji are spelled with them.
 */
const CORE = /[^\s\u200c\u200d](?:.*[^\s\u200c\u200d])?/su;

/** The longest token that can be asked for; characters. */
export const LONGEST_TOKEN = 200;

/**
 * What a visitor wants looked up at once (D47): parts between white space, commas and semicolons, double-quoted phrases
 * whole, mobile numbers in groups too (P24). Parts that `foldText` makes one are one; the first spelling counts.
 */
export function batchTokens(text: string): string[] {
  const first = new Map<string, string>();
  for (const [, ...parts] of text.replace(UNSEEN, '').matchAll(TOKEN)) {
    const token = CORE.exec(parts.join(''))?.[0] ?? '';
    const folded = foldText(token);
    if (folded !== '' && !first.has(folded)) first.set(folded, token);
  }
  return [...first.values()];
}

/** The list in parts of at most `size`. */
export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
