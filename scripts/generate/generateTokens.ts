import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { tokensModuleText } from '#design/tokens/tokensModule.ts';
import { writeOrCompare } from './writeOrCompare';

/**
 * Writes `design/tokens/tokens.generated.ts` from the DTCG files; compares it with `check`. Run it
 * from the project root.
 * @returns the problems, empty if there are none
 */
export function generateTokens({ check }: { check: boolean }): Promise<string[]> {
  return writeOrCompare(
    pathToFileURL(resolve('design/tokens/tokens.generated.ts')),
    tokensModuleText(),
    check,
  );
}
