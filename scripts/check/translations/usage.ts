/** Reports keys that no source file uses, and keys in calls that do not exist. */
export function usageProblems(keys: readonly string[], sources: readonly string[]): string[] {
  const all = sources.join('\n');
  const named = [
    ...all.matchAll(/(?:\b(?:t|rich)\(\s*|\bphrase(?:Key)?:\s*)'(\w+(?:\.\w+)+)'/g),
  ].map((match) => match[1] ?? '');
  return [
    ...keys
      .filter((key) => !all.includes(`'${key}'`) && !all.includes(`"${key}"`))
      .map((key) => `zh_CN ${key}: is used nowhere in src`),
    ...[...new Set(named)]
      .filter((key) => !keys.includes(key))
      .map((key) => `zh_CN ${key}: is used in src but does not exist`),
  ];
}

/** Characters that are invisible in an editor. In files they are written as escapes. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2069\ufeff]/u;

/** Reports lines of a text file that contain an invisible character. */
export function invisibleProblems(name: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const found = INVISIBLE.exec(line)?.[0];
    return found === undefined
      ? []
      : [
          `${name}:${index + 1}: write U+${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')} as an escape`,
        ];
  });
}
