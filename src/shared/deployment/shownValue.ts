const MAX_LENGTH = 100;

/**
 * A given value for a problem report: shortened, with invisible and direction-changing characters
 * escaped.
 */
export function shownValue(value: unknown): string {
  const text = String(JSON.stringify(value)).slice(0, MAX_LENGTH);
  return text.replace(
    /[\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** A given name for a problem report, without quotes. */
export function shownName(name: string): string {
  return shownValue(name).replace(/^"|"$/g, '');
}
