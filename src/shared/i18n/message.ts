import type { PhraseKey } from '#translations/phrases.ts';
import { displayText } from '#lib/text/displayText.ts';
import type { Translate } from './translator';

/**
 * A text to show, stored by meaning: a phrase follows a change of language; a server's text
 * (already in the user's language) is shown as plain text, whatever it contains.
 */
export type Message =
  | { phrase: PhraseKey; values?: Readonly<Record<string, string | number>> }
  | { serverText: string; fallback: PhraseKey };

/** The message in the language of `t`; the fallback phrase for a blank server text. */
export function messageText(t: Translate, message: Message): string {
  const plain = t as (key: PhraseKey, values?: Readonly<Record<string, string | number>>) => string;
  if ('phrase' in message) return plain(message.phrase, message.values);
  return displayText(message.serverText, plain(message.fallback), 300);
}
