import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { PhraseKey, PhraseParameters } from '#translations/phrases.ts';
import type { Locale } from './locales';
import { phrasesOf } from './messageCatalog';

/** Fills a phrase's parameters with elements; word order stays the phrase's own. */
export type Rich = <Key extends PhraseKey>(
  key: Key,
  elements: { [Name in PhraseParameters<Key>]: ReactNode },
) => ReactNode;

/**
 * Creates the `rich` of a locale. Like `t`, it uses phrases that load later. Each text has an element
 * of its own: React cannot change a text beside others that a translator has replaced.
 */
export function richPhrase(locale: Locale): Rich {
  return (key, elements) => {
    const elementsByName = elements as Readonly<Record<string, ReactNode>>;
    const phrase = phrasesOf(locale)[key];
    return phrase.split(/(%\{\w+\})/).map((part, index) => {
      if (part === '') return null;
      if (!part.startsWith('%{')) return <span key={index}>{part}</span>;
      return <Fragment key={index}>{elementsByName[part.slice(2, -1)]}</Fragment>;
    });
  };
}
