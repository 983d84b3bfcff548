import { withoutParameters } from './localeRules';

/** Texts that may equal the English one: in which locales, and why. */
export type SameAsEnglish = Readonly<
  Record<string, { locales: readonly string[]; reason: string }>
>;

export const SAME_AS_ENGLISH: SameAsEnglish = {
  'common.ok': {
    locales: ['pl_PL', 'de_DE', 'fr_FR', 'pt_BR', 'ja_JP'],
    reason: 'these languages write OK on the button',
  },
  'pickers.okCount': {
    locales: ['pl_PL', 'de_DE', 'fr_FR', 'pt_BR'],
    reason: 'these languages write OK on the button',
  },
  'thirdParty.vendor': {
    locales: [
      'zh_CN',
      'es_ES',
      'ru_RU',
      'ar_SA',
      'pl_PL',
      'de_DE',
      'tr_TR',
      'fr_FR',
      'pt_BR',
      'ko_KR',
      'ja_JP',
    ],
    reason: 'the interface fixes it in every language',
  },
  'common.notices': { locales: ['fr_FR'], reason: 'French has the same word' },
  'assign.kind.imports': { locales: ['fr_FR'], reason: 'French has the same word' },
  'assign.kind.roles': { locales: ['es_ES'], reason: 'Spanish has the same word' },
  'assign.participants': { locales: ['fr_FR'], reason: 'French has the same word' },
  'join.optional': { locales: ['de_DE'], reason: 'German has the same word' },
  'join.picture': { locales: ['fr_FR'], reason: 'French has the same word' },
  'pickers.column.person': { locales: ['de_DE'], reason: 'German has the same word' },
  'pickers.column.type': { locales: ['fr_FR'], reason: 'French has the same word' },
  'pickers.page': { locales: ['fr_FR'], reason: 'French has the same word' },
  'pickers.pagination': { locales: ['fr_FR'], reason: 'French has the same word' },
  'pickers.tab.roles': { locales: ['es_ES'], reason: 'Spanish has the same word' },
};

/** Reports a text left in English, or an exception that is no longer needed. */
export function sameAsEnglishProblems(
  locale: string,
  key: string,
  text: string,
  english: string,
  allowed: SameAsEnglish,
): string[] {
  if (locale === 'en_US') return [];
  const isAllowed = allowed[key]?.locales.includes(locale) ?? false;
  const isSame = text === english && /\p{L}/u.test(withoutParameters(text));
  if (isSame && !isAllowed) return ['is the English text'];
  return !isSame && isAllowed
    ? ['is allowed to be the English text but is not: remove it from the list']
    : [];
}
