const LONGEST = 100;

/** A given value as a problem tells it: cut where it is long, and with what would not be seen, or turn the line round, written out. */
export function shownValue(given: unknown): string {
  const text = String(JSON.stringify(given)).slice(0, LONGEST);
  return text.replace(
    /[\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** A given name as a problem tells it, without quotes. */
export function shownName(given: string): string {
  return shownValue(given).replace(/^"|"$/g, '');
}
