import { DIRECTION_MARKS } from './bidiControls';
import { foldText } from './foldedText';
import { unwrapped } from './pastedText';

/**
 * Commas and semicolons of the twelve languages, in every width; also the ideographic and the
 * Arabic ones.
 */
const SEPARATORS = ',，﹐،、､﹑;；﹔؛';

/** Pairs of double quotation marks. Languages differ in which one opens. */
const QUOTES = [
  ['"“”„‟＂', '"“”‟＂'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
] as const;

/** A phrase may contain quotation marks of another kind; a word may not. */
const PHRASES = QUOTES.map(([open, close]) => `[${open}]([^${open}${close}]*)[${close}]`);

/** White space inside a grouped mobile number, or after its country code, separates no tokens. */
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

/**
 * Invisible characters of copied text that set its direction or allow line breaks, and belong to no
 * spelling.
 */
const UNSEEN = new RegExp(`[\\u00ad\\u200b\\u2060${DIRECTION_MARKS}]`, 'gu');

/**
 * The text without surrounding white space and joiners. Within a word joiners stay: Persian and
 * some emoji need them.
 */
const CORE = /[^\s\u200c\u200d](?:.*[^\s\u200c\u200d])?/su;

/** An address in angle brackets; each part is scanned up to the next bracket. */
const IN_BRACKETS = /[<＜]([^<>＜＞\s]*[@＠][^<>＜＞\s]*)[>＞]/gu;
const NAME_BEGINS_AFTER = new Set(`${SEPARATORS}\n>＞`);
const QUOTE = '"';

/** Where the name of an address's owner begins, at the end of a text. In linear time. */
function ownerStart(text: string): number {
  const end = text.trimEnd();
  if (end.endsWith(QUOTE)) return Math.max(0, end.lastIndexOf(QUOTE, end.length - 2));
  let at = text.length;
  while (at > 0 && !NAME_BEGINS_AFTER.has(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Replaces `Name <address>`, as mail programs copy it, by the address. */
function withoutOwners(text: string): string {
  let from = 0;
  const parts: string[] = [];
  for (const { 0: whole, 1: address = '', index } of text.matchAll(IN_BRACKETS)) {
    const before = text.slice(from, index);
    parts.push(before.slice(0, ownerStart(before)), address);
    from = index + whole.length;
  }
  return [...parts, text.slice(from)].join(parts.length > 0 ? ';' : '');
}

/** The longest token that a request accepts; characters. */
export const MAX_TOKEN_LENGTH = 200;

/**
 * The tokens to look up: parts between white space, commas and semicolons, double-quoted phrases as
 * a whole, mobile numbers also in groups (P24), addresses without their owners' names. Tokens that
 * are equal after `foldText` count once, in their first spelling.
 */
export function batchTokens(text: string): string[] {
  const first = new Map<string, string>();
  for (const [, ...parts] of withoutOwners(text.replace(UNSEEN, '')).matchAll(TOKEN)) {
    const core = CORE.exec(parts.join(''))?.[0] ?? '';
    const bare = unwrapped(core);
    if (/^\p{P}*$/u.test(bare)) continue;
    const key = foldText(bare);
    const token = key === foldText(core) ? core : bare;
    if (!first.has(key)) first.set(key, token);
  }
  return [...first.values()];
}
