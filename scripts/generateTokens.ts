import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { tokensModuleText } from '../design/tokens/tokensModule';
import { writeOrCompare } from './writeOrCompare';

/**
 * Writes `design/tokens/tokens.generated.ts` from the DTCG files; with `check` only compares.
 * Run from the project root. @returns what is wrong, empty when all is well.
 */
export function generateTokens({ check }: { check: boolean }): Promise<string[]> {
  return writeOrCompare(pathToFileURL(resolve('design/tokens/tokens.generated.ts')), tokensModuleText(), check);
}

if (process.argv[1]?.endsWith('generateTokens.ts')) {
  void generateTokens({ check: process.argv.includes('--check') }).then((problems) => {
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  });
}
