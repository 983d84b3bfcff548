import { use } from 'react';
import { StoryLocaleContext } from '../.ladle/contexts';
import { realLocales } from '../.ladle/storyLocales';
import type { StoryLocale } from '../.ladle/storyLocales';
import type { Phrases } from '../../translations/phrases';

const cache = new Map<StoryLocale, Promise<Phrases>>();

async function load(locale: StoryLocale): Promise<Phrases> {
  // The languages for tests have no file of their own.
  const name = realLocales.find((real) => real === locale) ?? 'en_US';
  const file = (await import(`../../translations/${name}.ts`)) as Record<typeof name, Phrases>;
  return file[name];
}

export function usePhrases(): Phrases {
  const locale = use(StoryLocaleContext);
  const phrases = cache.get(locale) ?? load(locale);
  cache.set(locale, phrases);
  return use(phrases);
}

export const fillIn = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
