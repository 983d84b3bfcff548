import type { PhraseKey, PhraseParameters, Phrases } from '#translations/phrases.ts';
import type { Locale } from './locales';
import { phrasesOf } from './messageCatalog';

type Value<Name> = Name extends 'smart_count' ? number : string | number;

/** The parameters of a phrase: nothing, or an object with exactly its parameters. */
export type Parameters<Key extends PhraseKey> = [PhraseParameters<Key>] extends [never]
  ? []
  : [parameters: { [Name in PhraseParameters<Key>]: Value<Name> }];

export type Translate = <Key extends PhraseKey>(key: Key, ...parameters: Parameters<Key>) => string;

/** Formats a phrase of a locale with its parameters. */
export type Speak = (
  key: PhraseKey,
  parameters: Readonly<Record<string, string | number>>,
) => string;
export type MakeSpeak = (locale: Locale, phrases: Phrases) => Speak;

/**
 * The first screen's frame uses phrases without parameters; `polyglotFormatter` adds parameters and
 * plurals.
 */
let makeSpeak: MakeSpeak = (_locale, phrases) => (key) => phrases[key] ?? '';

/** Installs a formatter with parameters and plurals for all existing and future translators. */
export function setFormatter(make: MakeSpeak): void {
  makeSpeak = make;
}

/**
 * Creates the `t` of a locale. It uses phrases and a formatter that load later, because the first
 * screen starts with few.
 */
export function createTranslator(locale: Locale): Translate {
  let made: { phrases: Phrases; by: MakeSpeak; speak: Speak } | undefined;
  return (key, ...[parameters]) => {
    const phrases = phrasesOf(locale);
    if (made?.phrases !== phrases || made.by !== makeSpeak)
      made = { phrases, by: makeSpeak, speak: makeSpeak(locale, phrases) };
    return made.speak(key, parameters ?? {});
  };
}
