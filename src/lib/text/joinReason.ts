import { isBlank, withoutHalves } from './characters';

/** Code points; the contract's limit. */
export const REASON_LIMIT = 500;

const TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption '
    + 'cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset '
    + 'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i '
    + 'iframe img input ins kbd label legend li link main map mark marquee math menu meta meter nav '
    + 'noscript object ol optgroup option output p param picture pre progress q s samp script section '
    + 'select slot small source span strong style sub summary sup svg table tbody td template '
    + 'textarea tfoot th thead time title tr track u ul var video wbr'
  ).split(' '),
);

const OPENING_TAG = /([\p{L}\p{N}_]?)<([a-z][a-z\d]*)((?:[\s/][^<>]*)?)(>|$|(?=<))/giu;
const ATTRIBUTE = /[\s/][a-z][\w:-]*\s*=/i;

/**
 * The first HTML tag. A comparison (`a <b and c> d`), an address in angle brackets and a type
 * (`List<Object>`: a capital, directly after a word) are none.
 */
function tagIn(text: string): string | undefined {
  for (const [whole, before = '', name = '', rest = '', end = ''] of text.matchAll(OPENING_TAG)) {
    if (!TAGS.has(name.toLowerCase())) continue;
    if (before !== '' && /^[A-Z][a-z]/.test(name)) continue;
    const isBare = /^[\s/]*$/.test(rest) || name.length > 1;
    if (ATTRIBUTE.test(rest) || (end === '>' && isBare)) return whole.slice(before.length);
  }
  return undefined;
}

/** Browsers ignore tabs and line breaks within the name of a scheme. */
const SCHEME = [...'javascript:'].join(String.raw`[\t\n\r]*`);

/** How the names of events begin. */
const EVENT =
  'on(?:abort|animation|aux|before|blur|cancel|change|click|close|context|copy|cut|dbl|drag|drop|error'
  + '|focus|hash|input|invalid|key|load|message|mouse|page|paste|play|pointer|popstate|reset|resize'
  + '|scroll|select|storage|submit|toggle|touch|transition|unload|wheel)[a-z]*';

/** Other code: each of these does something where it is run, which no honest sentence does. */
const CODE: readonly RegExp[] = [
  /<(?:\/[a-z]|!|\?(?:php|xml|=))[^<>\n]*>?/i,
  // An event with a call, and one inside of any tag.
  new RegExp(String.raw`\b${EVENT}\s*=\s*["'\u0060]?[\w$.]+\([^)\n]*\)?`, 'i'),
  new RegExp(String.raw`<[a-z][^<>]*[\s/"']${EVENT}\s*=[^<>]*>?`, 'i'),
  // `javascript:` and a call, a property, an assignment or a string.
  new RegExp(
    String.raw`\b${SCHEME}(?:[\w$.]+[(=]|[a-z_$][\w$]*\.[a-z_$]|void\b|["'({;\u0060]|//)\S*`,
    'i',
  ),
  /\bjavascript:\s+(?:alert|confirm|document|eval|fetch|location|prompt|window)[.(=]\S*/i,
  // Lines of a program.
  /\bfunction\s*[\w$]*\s*\([^)\n]*\)\s*\{[^}\n]*\}?/,
  /\)\s*=>\s*\{/,
  /\b(?:for|if|switch|while)\s*\([^\n]*\)\s*\{/,
  /\b(?:const|let|var)\s+[\w$]+\s*=\s*(?:["'`[{]|[\w$.]+\()[^\n]*/,
  /^[ \t]*(?:[\w$.]+\([^\n]*\);[ \t]*$|import\s[^\n]*\bfrom\s+["']|#include\s*[<"]|def\s+\w+\s*\([^\n]*\)\s*:)[^\n]*/m,
  // Statements of SQL, and what is added to one.
  /\b(?:select\s+\*\s+from\s+\w|select\s[^\n;]+\sfrom\s+\w+\s*(?:;\s*$|--|where\s+\w+\s*[=<>])|insert\s+into\s+\w+\s*(?:\([^)\n]*\)\s*)?values\s*\(|update\s+\w+\s+set\s+\w+\s*=|delete\s+from\s+\w+\s+where\s+\w+\s*[=<>]|(?:drop|truncate)\s+table\s+\w+\s*(?:;\s*(?:--|$)|--)|union\s+(?:all\s+)?select\s)[^\n]*/i,
  /["']\s*or\s+["']?(\w+)["']?\s*=\s*["']?\1\b[^\n]*/i,
];

/** Enough to find the place. */
const MAX_PART_LENGTH = 40;

/** The part of a reason that is code, shortened; empty without one (D44). */
export function codeInReason(text: string): string {
  const reason = normalizeReason(text);
  const code = tagIn(reason) ?? CODE.map((shape) => shape.exec(reason)?.[0]).find(Boolean) ?? '';
  const part = [...code.trim()];
  return part.length > MAX_PART_LENGTH
    ? `${part.slice(0, MAX_PART_LENGTH).join('')}…`
    : part.join('');
}

/**
 * A reason as sent: trimmed, without control characters, which come with pasted text and which
 * services reject; lone surrogates become U+FFFD. Tabs and line breaks stay.
 */
export function normalizeReason(text: string): string {
  return withoutHalves(text.replace(/[^\P{Cc}\t\n]/gu, '')).trim();
}

/** The length of a reason as sent, in code points. */
export function reasonLength(text: string): number {
  return [...normalizeReason(text)].length;
}

/** The problem of a reason for joining as phrase key, or undefined. */
export function reasonProblem(text: string) {
  if (isBlank(text)) return 'join.reason.empty';
  if (reasonLength(text) > REASON_LIMIT) return 'join.reason.tooLong';
  return codeInReason(text) === '' ? undefined : 'join.reason.code';
}
