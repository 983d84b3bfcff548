/** The writing rules of a language, as far as a program can check them. */
export interface LocaleRules {
  /** Letters of its script. */
  script: RegExp;
  /** Its letters in lower case; undefined if the script has no alphabet. */
  alphabet?: string;
  /** Plural forms in the order in which they appear in a text. */
  forms: readonly string[];
  /** The forms that stand for a single number and may express it in words. */
  exact: readonly string[];
  /** Its quotation marks, each opening one before its closing one. */
  quotes: string;
  /** Marks that must not appear beside its letters, and their replacements. */
  marks?: { wrong: RegExp; instead: string };
  /** Words that address the reader in another way than the glossary prescribes. */
  wrongAddress?: RegExp;
}

const LATIN = /\p{Script=Latin}/u;
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/**
 * Imperatives, which «و» and «ف» may precede, and verbs that address a man. «حدث» without its
 * doubling means “happened”.
 */
const ARABIC_ADDRESS = new RegExp(
  '(?<!\\p{L})(?:[وف]?(?:اضغط|أدخل|اختر|حاول|استخدم|تواصل مع|تحقّ?ق من|تأكّ?د من|لا تشارك|انقر|سجّل|استعد|حدّث|أعد|انتظر|افتح|أغلق|اطلب|امسح|اكتب|جرّب)(?:ها?|هما|هم)?'
    + '|هل ت(?:ريد|ودّ?|رغب)(?:ين)?|تؤكّ?د|يمكنك أن ت[\\p{L}\\p{M}]+)(?![\\p{L}\\p{M}])',
  'u',
);

/**
 * Polish uses plain imperatives. Titles do not fit them, and the past tense of the second person
 * has a gender.
 */
const POLISH_ADDRESS = word('pana?|pani|państw\\p{L}*|\\p{L}+ł[ae]ś');

const FULL_WIDTH = {
  wrong:
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s?[,;:!?()]|[,;:!?(]\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  instead: 'full-width marks',
};

/** The twelve languages; a file without an entry here is refused. */
export const localeRules: Readonly<Record<string, LocaleRules>> = {
  zh_CN: {
    script: /\p{Script=Han}/u,
    forms: ['other'],
    exact: [],
    quotes: '“”《》',
    marks: FULL_WIDTH,
    wrongAddress: /你/,
  },
  en_US: { script: LATIN, alphabet: '', forms: ['one', 'other'], exact: ['one'], quotes: '“”' },
  es_ES: {
    script: LATIN,
    alphabet: 'áéíñóúüºª',
    forms: ['one', 'other'],
    exact: ['one'],
    quotes: '«»',
    wrongAddress: word('tú|tus?|ti|contigo|te|inténtalo|puedes|has|tienes|vuelve a intentarlo'),
  },
  ru_RU: {
    script: /\p{Script=Cyrillic}/u,
    alphabet: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    forms: ['one', 'few', 'many'],
    exact: [],
    quotes: '«»',
    wrongAddress:
      /(?<!\p{L})(?:ты|тебя|тебе|тво[йяёие]\p{L}*)(?!\p{L})|[^.?!]\s(?:Вы|Вас|Вам|Ваш\p{L}*)(?!\p{L})/u,
  },
  ar_SA: {
    script: /\p{Script=Arabic}/u,
    forms: ['zero', 'one', 'two', 'few', 'many', 'other'],
    exact: ['zero', 'one', 'two'],
    quotes: '«»',
    marks: { wrong: /\p{Script=Arabic}[,;?]/u, instead: 'the marks ، ؛ ؟' },
    wrongAddress: ARABIC_ADDRESS,
  },
  pl_PL: {
    script: LATIN,
    alphabet: 'ąćęłńóśźż',
    forms: ['one', 'few', 'many'],
    exact: ['one'],
    quotes: '„”',
    wrongAddress: POLISH_ADDRESS,
  },
  de_DE: {
    script: LATIN,
    alphabet: 'äöüß',
    forms: ['one', 'other'],
    exact: ['one'],
    quotes: '„“',
    wrongAddress: word('du|dich|dir|dein\\p{L}*|euch|euer'),
  },
  tr_TR: {
    script: LATIN,
    alphabet: 'çğıöşüâîû',
    forms: ['one', 'other'],
    exact: ['one'],
    quotes: '“”',
    wrongAddress: word('sen|seni|sana|senin|misin|mısın'),
  },
  fr_FR: {
    script: LATIN,
    alphabet: 'àâæçéèêëîïôœùûüÿ',
    forms: ['one', 'other'],
    exact: [],
    quotes: '«»',
    wrongAddress: word('tu|toi|ton|tes|tien\\p{L}*'),
  },
  pt_BR: {
    script: LATIN,
    alphabet: 'áâãàçéêíóôõúº',
    forms: ['one', 'other'],
    exact: [],
    quotes: '“”',
    wrongAddress: word('tu|ti|teu|teus|tua|tuas|contigo'),
  },
  ko_KR: {
    script: /\p{Script=Hangul}/u,
    forms: ['other'],
    exact: [],
    quotes: '“”',
    wrongAddress: /(?:세요|해요|에요|예요|어요|아요)(?!\p{L})/u,
  },
  ja_JP: {
    script: /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u,
    forms: ['other'],
    exact: [],
    quotes: '「」『』',
    marks: FULL_WIDTH,
    wrongAddress: /(?:である|だ|ない|しろ|せよ)。|してね/,
  },
};

/** Separates the plural forms of a text. */
const FORM_SEPARATOR = ' |||| ';

/** The plural forms of a text; the text itself if nothing is counted. */
export function formsOf(text: string): string[] {
  return text.split(FORM_SEPARATOR);
}

/** A text without its parameters. */
export function withoutParameters(text: string): string {
  return text.replace(/%\{[^}]*\}/g, '');
}
