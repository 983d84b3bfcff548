import { use } from 'react';
import { StoryLocaleContext } from '../.ladle/contexts';
import { readersLocale } from '../.ladle/readersLocale';
import { realLocales } from '../.ladle/storyLocales';
import type { StoryLocale } from '../.ladle/storyLocales';
import { readView } from '../.ladle/view';
import type { Phrases } from '../../translations/phrases';
import { tracked } from './tracked';

const cache = new Map<StoryLocale, Promise<Phrases>>();

async function load(locale: StoryLocale): Promise<Phrases> {
  // The languages for tests have no file of their own.
  const name = realLocales.find((real) => real === locale) ?? 'en_US';
  const file = (await import(`../../translations/${name}.ts`)) as Record<typeof name, Phrases>;
  return file[name];
}

function phrasesIn(locale: StoryLocale): Promise<Phrases> {
  const phrases = cache.get(locale) ?? tracked(load(locale));
  cache.set(locale, phrases);
  return phrases;
}

/** Those of the page's first language. */
export const firstPhrases = () => phrasesIn(readersLocale(readView(window.location.search).locale));

export const usePhrases = (): Phrases => use(phrasesIn(use(StoryLocaleContext)));

export const fillIn = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
