import type { PhraseKey, PhraseParameters, Phrases } from '#translations/phrases.ts';
import type { Locale } from './locales';
import { phrasesOf } from './messageCatalog';

type Value<Name> = Name extends 'smart_count' ? number : string | number;

/** What a phrase needs: nothing, or an object with exactly its parameters. */
export type Parameters<Key extends PhraseKey> = [PhraseParameters<Key>] extends [never]
  ? []
  : [parameters: { [Name in PhraseParameters<Key>]: Value<Name> }];

export type Translate = <Key extends PhraseKey>(key: Key, ...parameters: Parameters<Key>) => string;

/** Says a phrase of a locale with its parameters filled in. */
export type Speak = (
  key: PhraseKey,
  parameters: Readonly<Record<string, string | number>>,
) => string;
export type MakeSpeak = (locale: Locale, phrases: Phrases) => Speak;

/** The frame of the first screen says whole phrases only; parameters and plurals come with `polyglotFormatter`. */
let makeSpeak: MakeSpeak = (_locale, phrases) => (key) => phrases[key] ?? '';

/** Puts an engine for parameters and plurals in place, for every translator that there is and will be. */
export function setFormatter(make: MakeSpeak): void {
  makeSpeak = make;
}

/** Makes the `t` of a locale. It takes up phrases and an engine that come later: the first screen starts with few. */
export function createTranslator(locale: Locale): Translate {
  let made: { phrases: Phrases; by: MakeSpeak; speak: Speak } | undefined;
  return (key, ...[parameters]) => {
    const phrases = phrasesOf(locale);
    if (made?.phrases !== phrases || made.by !== makeSpeak)
      made = { phrases, by: makeSpeak, speak: makeSpeak(locale, phrases) };
    return made.speak(key, parameters ?? {});
  };
}
