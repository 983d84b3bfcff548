import { contrastProblems } from '../design/tokens/contrastProblems';

/** WCAG contrast of the declared colour pairs in both themes. @returns the pairs that fail, by name. */
export function checkTokens(): string[] {
  return contrastProblems();
}

if (process.argv[1]?.endsWith('checkTokens.ts')) {
  const problems = checkTokens();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
