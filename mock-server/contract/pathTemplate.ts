function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Creates a matcher for a path template such as `/a/{b}`.
 * @returns a function that returns the decoded parameters, or undefined for another path; it never
 * throws
 */
export function compilePath(
  template: string,
): (path: string) => Record<string, string> | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${literal.replace(/\{\w+\}/g, '([^/]+)')}$`);
  return (path) => {
    const match = pattern.exec(path);
    return match
      ? Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? '')]))
      : undefined;
  };
}
