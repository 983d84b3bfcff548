import { storyLocales } from './storyLocales';
import type { StoryLocale } from './storyLocales';

/**
 * The reader's first language that the stories have, if the address names none; otherwise `given`.
 */
export function readersLocale(given: StoryLocale): StoryLocale {
  if (new URLSearchParams(window.location.search).has('locale')) return given;
  const first = navigator.languages
    .map((tag) => tag.split('-')[0])
    .flatMap((language) => storyLocales.filter((locale) => locale.split('_')[0] === language));
  return first[0] ?? given;
}
