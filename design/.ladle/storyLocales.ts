/**
 * The languages for stories, the default first. The design system does not import the app, so the
 * list is repeated here; `src/testing/stories/StoryApp.tsx` does not compile if a language is
 * missing.
 */
export const realLocales = [
  'zh_CN',
  'en_US',
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
] as const;

/**
 * Languages for tests alone, without a place in the switch: texts 40 % longer with accents, mirrored texts, and the keys themselves.
 */
export const pseudoLocales = ['pseudo-long', 'pseudo-rtl', 'keys'] as const;

export const storyLocales = [...realLocales, ...pseudoLocales] as const;

export type PseudoLocale = (typeof pseudoLocales)[number];
export type StoryLocale = (typeof storyLocales)[number];

export function pageLanguage(locale: StoryLocale): { lang: string; dir: 'ltr' | 'rtl' } {
  if (locale === 'ar_SA') return { lang: 'ar-SA', dir: 'rtl' };
  if (locale === 'pseudo-rtl') return { lang: 'en', dir: 'rtl' };
  return {
    lang: locale === 'pseudo-long' || locale === 'keys' ? 'en' : locale.replace('_', '-'),
    dir: 'ltr',
  };
}
