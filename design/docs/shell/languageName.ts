import type { StoryLocale } from '../../.ladle/storyLocales';

/** Languages with more than one form. */
const TAGS: Partial<Record<StoryLocale, string>> = { zh_CN: 'zh-Hans', pt_BR: 'pt-BR' };

export function languageName(locale: StoryLocale): string {
  const tag = TAGS[locale] ?? locale.slice(0, 2);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
