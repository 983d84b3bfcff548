import { writeOrCompare } from './writeOrCompare';
import { tokensModuleText } from '#design/tokens/tokensModule.ts';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDeploymentSchema } from './deploymentSchema';
import { generateContract } from './generateContract';

/**
 * Writes `design/tokens/tokens.generated.ts` from the DTCG files; compares it with `check`. Run it
 * from the project root.
 * @returns the problems, empty if there are none
 */
function generateTokens({ check }: { check: boolean }): Promise<string[]> {
  return writeOrCompare(
    pathToFileURL(resolve('design/tokens/tokens.generated.ts')),
    tokensModuleText(),
    check,
  );
}

/**
 * Writes a generated file, or with `check` compares it.
 * @returns what is out of date
 */
type Generator = (options: { check: boolean }) => Promise<string[]>;

/** What `npm run generate` writes, in this order. */
export const generators: Readonly<Record<string, Generator>> = {
  'types of the contract': generateContract,
  tokens: generateTokens,
  'deployment schema': generateDeploymentSchema,
};
