import { generateDeploymentSchema } from './deploymentSchema';
import { generateContract } from './generateContract';
import { generateProps } from './generateProps';
import { generateTokens } from './generateTokens';
import { generateMockTable } from './mockTable';

/**
 * Writes a generated file, or with `check` compares it.
 * @returns what is out of date
 */
type Generator = (options: { check: boolean }) => Promise<string[]>;

/** What `npm run generate` writes, in this order. */
export const generators: Readonly<Record<string, Generator>> = {
  'types of the contract': generateContract,
  tokens: generateTokens,
  'documented properties': generateProps,
  'table of the mock': generateMockTable,
  'deployment schema': generateDeploymentSchema,
};
