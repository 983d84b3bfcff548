import { languages } from './languages';
import type { Ban, LanguageRules } from './languages';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** The plural forms of a text; the text itself if nothing is counted. */
export const formsOf = (text: string): string[] => text.split(' |||| ');

export const withoutParameters = (text: string): string => text.replaceAll(/%\{[^}]*\}/g, '');

/** A text that says that something is going on. */
const PROGRESS =
  /(?:[.](?:loading|counting|submitting|uploading|checking|leaving|completing)|state\.(?:asking|queued|validating|committing)|qr\.confirmed)$/;
/** Texts that continue the button before them. */
const CONTINUES = /\.drop$|Name$|\.(?:roles|pending|items|sections|twists|academyTypes)\b/;
/** A capital, a letter without case, a value or an opening mark begins another sentence. */
const ANOTHER_SENTENCE =
  /(?<!^\d+)[.!?؟…][»”“)]? (?=[\p{Lu}\p{Lo}«„“¿¡]|%\{)|[。！？](?=[^」』）])/u;
const FINAL_STOP = /[.!?؟…:。！？：][»”“」』）)]*$/u;
/** Texts that the specification quotes without a stop at their end. */
const UNENDED = /^(?:qr\.scanned|restore\.(?:sendFailed|succeeded)|join\.(?:sent|waiting))$/;

const COMMON: readonly Ban[] = [
  [/^\s|\s$|\s{2}|[\t\r\n]|^$/, 'has needless space, or nothing'],
  [/[ \u00a0][,.;)\]，。；）、،؛]/u, 'has a space before a mark'],
  [/["']/, 'has a straight quotation mark or apostrophe', /^(?!signIn\.codeNotReceived)/],
  [/\.\.\.|。。/, 'has dots instead of an ellipsis (…)'],
  [/\s-\s/, 'has a hyphen instead of a dash'],
  [/([!?。．،؛;,])\1|[.,;:،؛、]{2}/, 'has doubled punctuation'],
  [/<\/?\w|&\w+;/, 'has markup'],
  [/[\u00ad\u200b\u200e\u200f\u202a-\u202e\ufeff\ufffd]/, 'has a character that no text needs'],
  [/[\d}] (?:MB|Mo|МБ|م\.ب|px|s|с|sn|ث)(?!\p{L})/u, 'lacks U+00A0 between number and unit'],
  [/\d ×|× \d/, 'lacks U+00A0 around ×'],
  [/(?<![\p{L}.])(?:xlsx?|jpe?g|png)(?!\p{L})/u, 'writes a file format in lower case'],
  [/\p{Nd}(?<![0-9])/u, 'has digits that are not Latin'],
  [
    /^\p{Ll}|(?<!\})[.!?] \p{Ll}/u,
    'begins a sentence in lower case',
    new RegExp(`^(?!.*(?:${CONTINUES.source}))`),
  ],
  [/[^…]$/, 'says what is going on, without … at its end', PROGRESS],
];

/** Words that all languages write in Latin letters. */
const LATIN_EVERYWHERE =
  /(?<!\p{Script=Latin})(?:SMS|QR|HTML|JavaScript|Cookies?|cookies?|App|OK|ID|W3|Uniportal|OAuth2|Excel|XLSX?|JPE?G|PNG|MB|px)(?!\p{Script=Latin})/gu;

/** Capitals that are right within a sentence: names, and texts that the interface prescribes. */
const NAMES =
  /^(?:China|Chine|Chin(?:y|ach)?|Çin|Кита[йяею]|Uniportal|Excel|App|Script|Cookies?|Service|Agreement|Policy|Privacy|Code|Expired|Now|Sözleşmesi|Hizmet|Politikası|Gizlilik|Спам|Рассылки|Spam|Oferty|Register|Registrarse|Cadastrar|Зарегистрироваться|Kaydol|S’inscrire|Zarejestruj|Instituição)$/u;

/** Names of keys as they stand on keyboards: values in a sentence, whatever its language. */
const KEY_NAMES =
  /(?:Page (?:Up|Down|préc\.|suiv\.)|(?:Re|Av) Pág|Bild (?:auf|ab))(?!\p{Script=Latin})/gu;

const QUOTES = '“”„«»「」『』《》‹›‚';
const PAIRS = [
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
  ['\u2066\u2068', '\u2069'],
];

function pairProblems(text: string, quotes: string, locale: Locale): string[] {
  const foreign = [...text].filter((each) => QUOTES.includes(each) && !quotes.includes(each));
  const count = (marks: string) => [...text].filter((each) => marks.includes(each)).length;
  const own = quotes.match(/../gu) ?? [];
  const single = [...PAIRS, ...own.map((pair) => [pair.slice(0, 1), pair.slice(1)])].filter(
    ([open = '', close = '']) => count(open) !== count(close),
  );
  return [
    ...(foreign.length > 0 ? [`has quotation marks of another language: ${foreign.join('')}`] : []),
    ...single.map((pair) => `has a mark without its partner: ${pair.join(' ')}`),
    ...(locale !== 'ar_SA' && /[\u2066-\u2069]/.test(text) ? ['has an isolate'] : []),
  ];
}

function letterProblems(form: string, { script, sentenceCase }: LanguageRules): string[] {
  const own = withoutParameters(form).replaceAll(LATIN_EVERYWHERE, '');
  const foreign = [...own].filter((each) => /\p{L}/u.test(each) && !script.test(each));
  const capitals = [...form.matchAll(/[\p{Ll},}] (\p{Lu}\p{Ll}[\p{L}’]*)/gu)]
    .map(([, each = '']) => each)
    .filter((each) => !NAMES.test(each));
  return [
    ...(foreign.length > 0 ? [`has letters of another script: ${foreign.join('')}`] : []),
    ...(sentenceCase === true && capitals.length > 0
      ? [`has a capital within a sentence: ${capitals.join(', ')}`]
      : []),
  ];
}

/** What is wrong with one form of a text, wherever it stands. */
export function writingProblems(key: string, text: string, locale: Locale): string[] {
  const form = text.replaceAll(KEY_NAMES, '%{key}');
  const rules = languages[locale];
  const bans = [...COMMON, ...rules.bans]
    .filter(([wrong, , keys]) => (keys?.test(key) ?? true) && wrong.test(form))
    .map(([, problem]) => problem);
  const isUnended = ANOTHER_SENTENCE.test(form) && !FINAL_STOP.test(form) && !UNENDED.test(key);
  const mayShout = locale === 'en_US' ? /(?:state\.f|importF)ailed$|mailText$/ : /mailText$/;
  return [
    ...bans,
    ...(/[!！]/.test(form) && !mayShout.test(key) ? ['raises its voice'] : []),
    ...(isUnended ? ['has several sentences and no stop at its end'] : []),
    ...pairProblems(form, rules.quotes, locale),
    ...letterProblems(form, rules),
  ];
}
