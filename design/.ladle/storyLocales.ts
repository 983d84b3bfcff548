/**
 * The languages that a story can be looked at in, each by its own name. The design system imports nothing of
 * the app's, so the list stands here; `src/testing/stories/StoryApp.tsx` checks that it is the app's.
 */
export const storyLocales = {
  zh_CN: '简体中文',
  en_US: 'English',
  es_ES: 'Español',
  ru_RU: 'Русский',
  ar_SA: 'العربية',
  pl_PL: 'Polski',
  de_DE: 'Deutsch',
  tr_TR: 'Türkçe',
  fr_FR: 'Français',
  pt_BR: 'Português (Brasil)',
  ko_KR: '한국어',
  ja_JP: '日本語',
} as const;

export type StoryLocale = keyof typeof storyLocales;

export const storyLocaleIds = Object.keys(storyLocales) as StoryLocale[];

/** The locale that Ladle's control holds; Chinese for anything else, such as a mistyped `arg-locale`. */
export function storyLocaleOf(control: Readonly<Record<string, { value: unknown }>>): StoryLocale {
  const value = control['locale']?.value;
  return storyLocaleIds.find((id) => id === value) ?? 'zh_CN';
}
