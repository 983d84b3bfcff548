import type { ScriptedService } from '../scriptedFetch';
import { wordsOnScreen } from '../../pages/wordsOnScreen';

/** How JavaScript writes what is no text, for eyes and ears. */
const NO_WORDS =
  /\bundefined\b|\[object |\bNaN\b|\bnull\b|\bInfinity\b|\d[eE]\+\d|Invalid Date|^(?:true|false)$/;

/** The same in addresses and requests, where `null` and `true` may stand. */
const NO_VALUE = /\bundefined\b|(?:\[|%5B)object\b|\bNaN\b/;

/** Longer than any text of a service may be shown: three hundred letters of sixteen units at most, mostly of one. */
const TOO_LONG = 1000;

/** What is no text in the words that are on the page now, and what nobody cut. */
export function strayWords(): string[] {
  return wordsOnScreen().filter((text) => NO_WORDS.test(text) || text.length > TOO_LONG);
}

/** What is no value in all that was sent, and in addresses that the page leads to or loads from. */
export function strayValues({ requests }: ScriptedService): string[] {
  const sent = requests.map(({ operation, path, query, headers, body }) =>
    [operation, path, JSON.stringify([...query, ...headers]), body].join(' '),
  );
  const led = [...document.querySelectorAll('[href], [src]')].flatMap((part) => [
    part.getAttribute('href') ?? '',
    part.getAttribute('src') ?? '',
  ]);
  return [...sent, ...led].filter((text) => NO_VALUE.test(text));
}
