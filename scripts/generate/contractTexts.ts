/**
 * Finds cut-off texts in a YAML document: within braces, an unquoted comma ends a text, and the
 * rest becomes a key without a value.
 * @returns the position of each such key, as `components.schemas.Query.all departments`
 */
export function cutOffTexts(part: unknown, path: readonly string[] = []): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const place = [...path, key];
    return value === null && key.includes(' ') ? [place.join('.')] : cutOffTexts(value, place);
  });
}
