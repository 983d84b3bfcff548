import type { LocaleRules } from './localeRules';

const QUOTES = '“”„«»「」『』《》‹›‚';
const BRACKETS = [
  '()',
  '（）',
  '[]',
  '【】',
  '「」',
  '『』',
  '《》',
  '«»',
  '\u2066\u2069|\u2068\u2069',
];

function quoteProblems(text: string, quotes: string): string[] {
  const foreign = [...text].filter(
    (character) => QUOTES.includes(character) && !quotes.includes(character),
  );
  if (foreign.length > 0)
    return [`has quotation marks of another language: ${foreign.join('')}; it writes ${quotes}`];
  for (let pair = 0; pair < quotes.length; pair += 2) {
    const [open = '', close = ''] = [...quotes.slice(pair, pair + 2)];
    if (text.split(open).length !== text.split(close).length)
      return [`has quotation marks without a partner: ${open}${close}`];
  }
  return [];
}

function bracketProblems(text: string): string[] {
  return BRACKETS.flatMap((each) => {
    const openings = each.split('|').map((pair) => pair[0] ?? '');
    const close = each[1] ?? '';
    let depth = 0;
    for (const character of text) {
      if (openings.includes(character)) depth += 1;
      else if (character === close) depth -= 1;
      if (depth < 0) break;
    }
    return depth === 0
      ? []
      : [
          `has brackets or isolates without a partner: ${escaped(openings[0] ?? '')} ${escaped(close)}`,
        ];
  });
}

function escaped(character: string): string {
  return /[\u2066-\u2069]/.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16)}`
    : character;
}

const RULES: readonly {
  found: RegExp;
  problem: string;
  only?: readonly string[];
  except?: readonly string[];
}[] = [
  { found: /["']/, problem: 'has a straight quotation mark or apostrophe' },
  { found: /\.\.\.|。。/, problem: 'has dots instead of an ellipsis (…)' },
  { found: /\s-\s/, problem: 'has a hyphen instead of a dash' },
  { found: /([!?。．،؛;,])\1|[.,;:،؛、]{2}/, problem: 'has doubled punctuation' },
  { found: /<\/?\w|&\w+;/, problem: 'has markup' },
  // Only right-to-left texts need isolates. No text needs marks, embeddings or overrides.
  {
    found: /[\u00ad\u200b\u200e\u200f\u202a-\u202e\ufeff\ufffd]/,
    problem: 'has a character that texts must not contain',
  },
  { found: /[\u2066-\u2069]/, problem: 'has a bidirectional isolate', except: ['ar_SA'] },
  {
    found: /(?<![\u202f])[?!:;»](?!\p{L}|\d|\/\/)|«[^\u202f]/u,
    problem: 'lacks the narrow no-break space (U+202F) at ? ! : ; « or »',
    only: ['fr_FR'],
  },
  {
    found:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] (?:[A-Za-z0-9]|%\{)|[A-Za-z0-9}] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    problem: 'has a space between its own letters and Latin ones or a value',
    only: ['zh_CN', 'ja_JP'],
  },
  // In every language a space separates Latin letters and digits. A measure is read with its unit.
  {
    found: /[\d}] (?:MB|Mo|МБ|م\.ب|px|s|с|sn|ث)(?!\p{L})/u,
    problem: 'lacks the no-break space (U+00A0) between a number and its unit',
  },
  { found: /\d ×|× \d/, problem: 'lacks the no-break spaces (U+00A0) around ×' },
  { found: /(?<!\d)\.(?!\S)/, problem: 'has a Latin full stop', only: ['zh_CN', 'ja_JP'] },
];

/**
 * The end of a sentence that another one follows. A capital, a letter without case, a value or an
 * opening mark begins a sentence.
 */
const ANOTHER_SENTENCE =
  /(?<!^\d+)[.!?؟…][»”“)]? (?=[\p{Lu}\p{Lo}«„“¿¡]|%\{)|[。！？](?=[^」』）])/u;
const FINAL_STOP = /[.!?؟…:。！？：][»”“」』）)]*$/u;

/** A message of two or more sentences must end with a stop if its first sentence does. */
function stopProblems(text: string): string[] {
  return ANOTHER_SENTENCE.test(text) && !FINAL_STOP.test(text)
    ? ['has several sentences and no stop at its end']
    : [];
}

/** Spanish questions and exclamations need an opening mark. */
function openingProblems(text: string): string[] {
  return [
    ['¿', '?', 'a question'],
    ['¡', '!', 'an exclamation'],
  ]
    .filter(([open = '', close = '']) => text.split(open).length !== text.split(close).length)
    .map(([open, , what]) => `has ${what} without ${open}, or the other way round`);
}

/** Checks the marks and spaces of one form of a text. */
export function punctuationProblems(
  text: string,
  locale: string,
  { quotes, marks }: LocaleRules,
): string[] {
  const problems = RULES.filter(
    ({ only, except }) => (only?.includes(locale) ?? true) && !(except?.includes(locale) ?? false),
  )
    .filter(({ found }) => found.test(text))
    .map(({ problem }) => problem);
  if (marks?.wrong.test(text))
    problems.push(`has marks of another language beside its letters; it writes ${marks.instead}`);
  if (locale === 'es_ES') problems.push(...openingProblems(text));
  return [
    ...problems,
    ...stopProblems(text),
    ...quoteProblems(text, quotes),
    ...bracketProblems(text),
  ];
}

/** Checks the spaces of one form of a text. */
export function spacingProblems(text: string): string[] {
  if (text.trim() === '') return ['is empty'];
  const problems: string[] = [];
  if (text !== text.trim()) problems.push('begins or ends with a space');
  if (/\s{2,}/.test(text)) problems.push('has a doubled space');
  if (/[\t\r\n]/.test(text)) problems.push('has a tab or a line break');
  if (/[ \u00a0][,.;)\]，。；）、،؛]/u.test(text)) problems.push('has a space before a mark');
  return problems;
}
