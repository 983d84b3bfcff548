import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { tokensModuleText } from '#design/tokens/tokensModule.ts';
import { writeOrCompare } from './writeOrCompare';

/**
 * Writes `design/tokens/tokens.generated.ts` from the DTCG files; with `check` only compares.
 * Run from the project root. @returns what is wrong, empty when all is well.
 */
export function generateTokens({ check }: { check: boolean }): Promise<string[]> {
  return writeOrCompare(
    pathToFileURL(resolve('design/tokens/tokens.generated.ts')),
    tokensModuleText(),
    check,
  );
}
