import type { ScriptedService } from '../scriptedFetch';
import { wordsOnScreen } from '../../pages/wordsOnScreen';

/** String forms of JavaScript values that are not text, visible or announced. */
const NO_WORDS =
  /\bundefined\b|\[object |\bNaN\b|\bnull\b|\bInfinity\b|\d[eE]\+\d|Invalid Date|^(?:true|false)$/;

/** The same in addresses and requests, where `null` and `true` may occur. */
const NO_VALUE = /\bundefined\b|(?:\[|%5B)object\b|\bNaN\b/;

/**
 * Longer than any text of a service may be shown: 300 graphemes of up to 16 units, mostly of one.
 */
const TOO_LONG = 1000;

/** Words on the page that are string forms of other values, or that were not cut. */
export function strayWords(): string[] {
  return wordsOnScreen().filter((text) => NO_WORDS.test(text) || text.length > TOO_LONG);
}

/** Such forms in sent requests, and in addresses that the page links to or loads from. */
export function strayValues({ requests }: ScriptedService): string[] {
  const sent = requests.map(({ operation, path, query, headers, body }) =>
    [operation, path, JSON.stringify([...query, ...headers]), body].join(' '),
  );
  const links = [...document.querySelectorAll('[href], [src]')].flatMap((part) => [
    part.getAttribute('href') ?? '',
    part.getAttribute('src') ?? '',
  ]);
  return [...sent, ...links].filter((text) => NO_VALUE.test(text));
}
