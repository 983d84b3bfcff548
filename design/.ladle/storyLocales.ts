/**
 * The languages that a story can be looked at in, the default first. The design system imports nothing of
 * the app's, so the list stands here; `src/testing/stories/StoryApp.tsx` does not compile when one is missing.
 */
export const storyLocales = [
  'zh_CN', 'en_US', 'es_ES', 'ru_RU', 'ar_SA', 'pl_PL', 'de_DE', 'tr_TR', 'fr_FR', 'pt_BR', 'ko_KR', 'ja_JP',
] as const;

export type StoryLocale = (typeof storyLocales)[number];

/** The locale that Ladle's control holds; Chinese for anything else, such as a mistyped `arg-locale`. */
export function storyLocaleOf(control: Readonly<Record<string, { value: unknown }>>): StoryLocale {
  const value = control['locale']?.value;
  return storyLocales.find((locale) => locale === value) ?? storyLocales[0];
}
