import { formsOf } from './localeRules';

/** Words that a text must not contain, and in which languages and keys, if not in all. */
interface Wording {
  wrong: RegExp;
  problem: string;
  locales?: readonly string[];
  keys?: RegExp;
}

const WORDING: readonly Wording[] = [
  {
    wrong:
      /\b(?:cancell(?:ed|ing)|colour|centre|licence|practis(?:e|ed|ing)|enrol(?:ment)?\b|fulfil\b|whilst|organis|recognis|authoris|favour|behaviour|dialogue)/i,
    problem: 'has a British spelling',
    locales: ['en_US'],
  },
  {
    wrong:
      /it is not known|не(?:известно|\sизвестно),|no se sabe|nie wiadomo|nicht bekannt|bilinmiyor|on ne sait pas|não se sabe|لا يُعرف|알 수 없습니다|不得而知/iu,
    problem: 'states uncertainty as news; say that it could not be confirmed',
  },
  {
    wrong: /step|paso|шаг|خطوة|krok|schritt|adım|étape|passo|etapa|단계|段階|ステップ|步/iu,
    problem: 'calls a position of the slider a step',
    keys: /^slider\.position$/,
  },
  {
    wrong: /nivel|уровн|مستوى|poziom|ebene|düzey|niveau|nível|단계|階層/iu,
    problem: 'names a level; say “this department only”',
    keys: /\.scope\.single$/,
  },
  {
    wrong: /发送/,
    problem: 'says 发送 for handing in an application; the button says 提交',
    locales: ['zh_CN'],
    keys: /^join\./,
  },
  {
    wrong: /전송|보냈|보내/,
    problem: 'says 전송 for handing in an application; the button says 제출',
    locales: ['ko_KR'],
    keys: /^join\./,
  },
  {
    wrong: /\bsen[dt]\b/i,
    problem: 'says “send” for handing in an application; the button says “submit”',
    locales: ['en_US'],
    keys: /^join\./,
  },
];

/** Checks one form of a text for words that do not fit the language or the place. */
export function wordingProblems(key: string, form: string, locale: string): string[] {
  return WORDING.filter(
    ({ wrong, locales, keys }) =>
      (locales?.includes(locale) ?? true) && (keys?.test(key) ?? true) && wrong.test(form),
  ).map(({ problem }) => problem);
}

/**
 * Words that sound stiff if every message has one, and how many texts of a language may have them.
 */
const QUOTAS: Readonly<Record<string, { word: RegExp; name: string; most: number }>> = {
  pl_PL: { word: /proszę/iu, name: 'proszę', most: 5 },
};

/** Checks whether a language uses a word too often. */
export function quotaProblems(locale: string, texts: readonly string[]): string[] {
  const quota = QUOTAS[locale];
  if (!quota) return [];
  const count = texts.filter((text) => quota.word.test(text)).length;
  return count > quota.most
    ? [`has “${quota.name}” in ${count} texts; at most ${quota.most} may`]
    : [];
}

/** The questions of dialogs, and the buttons that answer them. */
const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  'assign.scope.askTitle': ['common.ok', 'common.cancel'],
  'pickers.discardTitle': ['common.ok', 'common.cancel'],
};

/** Languages that write words without spaces between them, or join particles to them. */
const JOINED: readonly string[] = ['zh_CN', 'ja_JP', 'ko_KR'];
const STEM = 5;

function stemsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{M}]{3,}/gu)].map(([word]) =>
    word.slice(0, STEM),
  );
}

function sharesWord(question: string, button: string, locale: string): boolean {
  if (JOINED.includes(locale)) return question.includes(button);
  const stems = stemsOf(question);
  return stemsOf(button).some((stem) => stems.includes(stem));
}

/**
 * Reports buttons that repeat a word of the question above them. In «Отменить изменения?» with the
 * button «Отмена», it is unclear what the button cancels.
 */
export function dialogProblems(locale: string, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(DIALOGS).flatMap(([question, buttons]) =>
    buttons
      .filter((button) =>
        formsOf(texts[question] ?? '').some((form) =>
          sharesWord(form, texts[button] ?? '\u0000', locale),
        ),
      )
      .map((button) => `${locale} ${question}: shares a word with the button ${button}`),
  );
}
