import type { Locale } from '#shared/i18n/localeIds.ts';

/** What a text must not contain, what to say about it, and in which keys if not in all. */
export type Ban = readonly [wrong: RegExp, problem: string, keys?: RegExp];

/** How a language is written, as far as a program can see it. */
export interface LanguageRules {
  /** Letters of its script. */
  script: RegExp;
  /** The forms that stand for a single number and may express it in words. */
  exact: readonly string[];
  /** Its quotation marks, each opening one before its closing one. */
  quotes: string;
  /** No capitals within a sentence. */
  sentenceCase?: boolean;
  /** Writes words without spaces between them, or joins particles to them. */
  joined?: boolean;
  bans: readonly Ban[];
}

const LATIN = /\p{Script=Latin}/u;
const HAN_KANA = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
const ADDRESS = 'addresses the reader otherwise than the glossary says';
const AGAIN = 'words “try again” otherwise than the other texts';
const PLEASE = 'says “please” where the specification does not';
const NAME_CASE = 'inflects nothing after a preposition: put a noun or a colon before the name';
/** A name after a preposition that wants another case than the nominative. */
const nameAfter = (prepositions: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${prepositions}) %\\{(?:tenantName|appName|name|list|column)\\}`, 'iu');

const FULL_WIDTH: readonly Ban[] = [
  [
    new RegExp(`${HAN_KANA}\\s?[,;:!?()]|[,;:!?(]\\s?${HAN_KANA}|(?<!\\d)\\.(?!\\S)`, 'u'),
    'has half-width marks',
  ],
  [
    new RegExp(`${HAN_KANA} (?:[A-Za-z0-9]|%\\{)|[A-Za-z0-9}] ${HAN_KANA}`, 'u'),
    'has a space between its letters and Latin ones or a value',
  ],
];

/** English texts that the specification or the interface quotes with “please”. */
const QUOTED_PLEASE =
  /^(?!code\.length\.check|agreement\.askTitle|memberImport\.problem\.missing|qr\.scanned|restore\.(?:sendFailed|succeeded)|join\.(?:sent|waiting)|memberImport\.state\.failed|common\.fillRequired|pickers\.tooMany|assign\.participants\.tooMany|messages\.(?:importMissing|importFailed|selectionTooMany|applicationWaiting|agreementMissing)|agreements\.)/;

/** Imperatives, which «و» and «ف» may precede, and verbs that address a man. */
const ARABIC_ADDRESS = new RegExp(
  '(?<!\\p{L})(?:[وف]?(?:اضغط|أدخل|اختر|حاول|استخدم|تواصل مع|تحقّ?ق من|تأكّ?د من|لا تشارك|انقر|سجّل|استعد|حدّث|أعد|انتظر|افتح|أغلق|اطلب|امسح|اكتب|جرّب)(?:ها?|هما|هم)?'
    + '|هل ت(?:ريد|ودّ?|رغب)(?:ين)?|تؤكّ?د|يمكنك أن ت[\\p{L}\\p{M}]+)(?![\\p{L}\\p{M}])',
  'u',
);

/** The rules of each language. */
export const languages: Readonly<Record<Locale, LanguageRules>> = {
  zh_CN: {
    script: /\p{Script=Han}/u,
    exact: [],
    quotes: '“”《》',
    joined: true,
    bans: [
      ...FULL_WIDTH,
      [/你/, ADDRESS],
      [/再试/, AGAIN],
      [/发送/, 'says 发送 for handing in an application; the button says 提交', /^join\./],
    ],
  },
  en_US: {
    script: LATIN,
    exact: ['one'],
    quotes: '“”',
    sentenceCase: true,
    bans: [
      [
        /\b(?:cancell(?:ed|ing)|colour|centre|licence|practis(?:e|ed|ing)|enrol(?:ment)?\b|fulfil\b|whilst|organis|recognis|authoris|favour|behaviour|dialogue)/i,
        'has a British spelling',
        /^(?!qr\.cancelled)/,
      ],
      [word('please'), PLEASE, QUOTED_PLEASE],
      [
        /\b(?:cannot|(?:is|are|was|were|do|does|did|has|have|could|will) not|it is|there is)\b/i,
        'lacks a contraction',
        /^(?!signIn\.smsNotSent|agreements\.)/,
      ],
      [/\bsign(?:ed|ing)?[ -](?:in|out)\b/i, 'says “sign in” for “log in”'],
      [
        /\bsen[dt]\b/i,
        'says “send” for “submit”',
        /^(?!join\.(?:sent|waiting))(?:join\.|home\.join)/,
      ],
    ],
  },
  es_ES: {
    script: LATIN,
    exact: ['one'],
    quotes: '«»',
    sentenceCase: true,
    bans: [
      [word('tú|tus?|ti|contigo|te|inténtalo|puedes|has|tienes'), ADDRESS],
      [/vuelva a intentarlo/i, AGAIN],
      [/^[^¿]*\?|^[^¡]*!|¿[^?]*$|¡[^!]*$/, 'has a question or an exclamation without its pair'],
    ],
  },
  ru_RU: {
    script: /\p{Script=Cyrillic}/u,
    exact: [],
    quotes: '«»',
    sentenceCase: true,
    bans: [
      [word('ты|тебя|тебе|тво[йяёие]\\p{L}*'), ADDRESS],
      [/[^.?!]\s(?:Вы|Вас|Вам|Ваш\p{L}*)(?!\p{L})/u, ADDRESS],
      [/попробуйте ещё раз/i, AGAIN],
      [nameAfter('в|во|на|для|из|к|от|с|со|у|при'), NAME_CASE],
      [/[^\u00a0]—/, 'lacks the no-break space before the dash'],
    ],
  },
  ar_SA: {
    script: /\p{Script=Arabic}/u,
    exact: ['zero', 'one', 'two'],
    quotes: '«»',
    bans: [
      [ARABIC_ADDRESS, ADDRESS],
      [/\p{Script=Arabic}[,;?]/u, 'has marks of another language; it writes ، ؛ ؟'],
      [/المحاولة مرة أخرى/, AGAIN],
      [/تطبيق/, 'names the phone app; practice is ممارسة', /^home\./],
    ],
  },
  pl_PL: {
    script: LATIN,
    exact: ['one'],
    quotes: '„”',
    sentenceCase: true,
    bans: [
      [word('pana?|pani|państw\\p{L}*|\\p{L}+ł[ae]ś|proszę'), ADDRESS],
      [/spróbuj (?!ponownie|się)/i, AGAIN],
      [nameAfter('w|we|z|ze|do|od|dla|na|przy|o'), NAME_CASE],
    ],
  },
  de_DE: {
    script: LATIN,
    exact: ['one'],
    quotes: '„“',
    bans: [
      [word('du|dich|dir|dein\\p{L}*|euch|euer'), ADDRESS],
      [word('bitte'), PLEASE, QUOTED_PLEASE],
      [/[\d}] Uhr/, 'lacks U+00A0 before Uhr'],
      [/[^\u00a0]…/, 'lacks the no-break space before …'],
    ],
  },
  tr_TR: {
    script: LATIN,
    exact: ['one'],
    quotes: '“”',
    sentenceCase: true,
    bans: [
      [word('sen|seni|sana|senin|misin|mısın'), ADDRESS],
      [word('lütfen'), PLEASE],
      [/yeniden dene/i, AGAIN],
      [/%\{\w+\}['’]/, 'joins a suffix to a name'],
    ],
  },
  fr_FR: {
    script: LATIN,
    exact: [],
    quotes: '«»',
    sentenceCase: true,
    bans: [
      [word('tu|toi|ton|tes|tien\\p{L}*'), ADDRESS],
      [word('veuillez'), PLEASE, QUOTED_PLEASE],
      [/(?<![\u202f])[?!:;»](?!\p{L}|\d|\/\/)|«[^\u202f]/u, 'lacks U+202F at ? ! : ; « or »'],
      [/\(e\)/, 'has a gender in brackets', /^(?!header\.member|pages\.roles)/],
    ],
  },
  pt_BR: {
    script: LATIN,
    exact: [],
    quotes: '“”',
    sentenceCase: true,
    bans: [
      [word('tu|ti|teu|teus|tua|tuas|contigo'), ADDRESS],
      [word('de novo'), AGAIN, /^(?!home\.welcome)/],
      [word('busca'), 'says “busca” for “pesquisa”'],
    ],
  },
  ko_KR: {
    script: /\p{Script=Hangul}/u,
    exact: [],
    quotes: '“”',
    joined: true,
    bans: [
      [/(?:세요|해요|에요|예요|어요|아요)(?!\p{L})/u, ADDRESS],
      [/[을이은]\([를가는]\)|\(으\)로/, 'shows both forms of a particle'],
      [/인원: %\{\w+\}(?!명)/, 'counts people without 명'],
      [/[\d}]–/, 'writes a range without ~'],
      [/[\d}][ \u00a0](?:MB|px)/, 'has a space before a unit'],
      [/전송|보냈|보내/, 'says 전송 for 제출', /^join\./],
    ],
  },
  ja_JP: {
    script: /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u,
    exact: [],
    quotes: '「」『』',
    joined: true,
    bans: [
      ...FULL_WIDTH,
      [/(?:である|だ|ない|しろ|せよ)。|してね/, ADDRESS],
      [/再度お試し|てからお試し/, AGAIN],
      [/ブラウザ(?!ー)/, 'writes ブラウザ for ブラウザー'],
      [/無効/, 'says 無効 of something that is wrong', /^(?!.*[dD]isabled$)/],
      [/[\d}]–/, 'writes a range without ～'],
      [/人数：%\{\w+\}(?!人)/, 'counts people without 人'],
    ],
  },
};
