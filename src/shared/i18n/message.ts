import type { PhraseKey } from '#translations/phrases.ts';
import { displayText } from '#lib/text/displayText.ts';
import type { Translate } from './translator';

/**
 * A text to show, kept as what it says and not how: a phrase follows a language switch, a server's own words
 * (already in the visitor's language) are shown as text, whatever they hold.
 */
export type Message =
  | { phrase: PhraseKey; values?: Readonly<Record<string, string | number>> }
  | { serverText: string; fallback: PhraseKey };

/** The message in the language of `t`; a blank server text gives its fallback phrase. */
export function messageText(t: Translate, message: Message): string {
  const plain = t as (key: PhraseKey, values?: Readonly<Record<string, string | number>>) => string;
  if ('phrase' in message) return plain(message.phrase, message.values);
  return displayText(message.serverText, plain(message.fallback), 300);
}
