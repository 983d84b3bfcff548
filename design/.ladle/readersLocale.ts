import { storyLocales } from './storyLocales';
import type { StoryLocale } from './storyLocales';

/**
 * The language that the address names (`given`), or else the reader's first one that the stories
 * have, or else English, the language of the documentation.
 */
export function readersLocale(storyLocale: StoryLocale): StoryLocale {
  if (new URLSearchParams(window.location.search).has('locale')) return storyLocale;
  const first = navigator.languages
    .map((tag) => tag.split('-')[0])
    .flatMap((language) => storyLocales.filter((locale) => locale.split('_')[0] === language));
  return first[0] ?? 'en_US';
}
