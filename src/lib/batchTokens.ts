import { foldText } from './foldedText';

/** A double-quoted phrase, or anything between white space and `, ， ; ； 、`. */
const TOKEN = /"([^"]*)"|([^\s,，;；、"]+)/gu;

/** The longest token that can be asked for; characters. */
export const LONGEST_TOKEN = 200;

/**
 * What a visitor wants looked up at once (D47): parts between white space, commas and semicolons of either width,
 * double-quoted phrases whole. Parts that differ in case or width alone are one; the first spelling counts.
 */
export function batchTokens(text: string): string[] {
  // Quotes of either width open and close a phrase, as an input method writes them.
  const found = [...text.replace(/[“”＂]/gu, '"').matchAll(TOKEN)].map(([, phrase, word]) => (phrase ?? word ?? '').trim());
  const first = new Map<string, string>();
  for (const token of found) {
    const folded = foldText(token);
    if (folded !== '' && !first.has(folded)) first.set(folded, token);
  }
  return [...first.values()];
}

/** The list in parts of at most `size`. */
export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
