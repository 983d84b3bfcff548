/**
 * Where a text of a YAML document breaks off: within braces a comma that is not quoted ends it, and what follows becomes a
 * key without a value.
 * @returns for each such key where it stands, as `components.schemas.Query.all departments`
 */
export function brokenOffTexts(part: unknown, path: readonly string[] = []): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const place = [...path, key];
    return value === null && key.includes(' ') ? [place.join('.')] : brokenOffTexts(value, place);
  });
}
