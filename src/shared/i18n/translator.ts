import type { PhraseKey, PhraseParameters, Phrases } from '#translations/phrases.ts';
import type { Locale } from './locales';
import { phrasesOf } from './messageCatalog';
import { polyglotFormatter } from './polyglotFormatter';
import type { FormatPhrase } from './polyglotFormatter';

type Value<Name> = Name extends 'smart_count' ? number : string | number;

/** The parameters of a phrase: nothing, or an object with exactly its parameters. */
export type Parameters<Key extends PhraseKey> = [PhraseParameters<Key>] extends [never]
  ? []
  : [parameters: { [Name in PhraseParameters<Key>]: Value<Name> }];

/** A phrase without parameters. */
export type PlainPhraseKey = {
  [Key in PhraseKey]: [PhraseParameters<Key>] extends [never] ? Key : never;
}[PhraseKey];

export type Translate = <Key extends PhraseKey>(key: Key, ...parameters: Parameters<Key>) => string;

/** Creates the `t` of a locale. The locale's phrases may load later. */
export function createTranslator(locale: Locale): Translate {
  let cache: { phrases: Phrases; format: FormatPhrase } | undefined;
  return (key, ...[parameters]) => {
    const phrases = phrasesOf(locale);
    if (cache?.phrases !== phrases) cache = { phrases, format: polyglotFormatter(locale, phrases) };
    return cache.format(key, parameters ?? {});
  };
}
