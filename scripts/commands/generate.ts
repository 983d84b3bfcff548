import { generateContract } from '#scripts/generate/generateContract.ts';
import { generateContractExamples } from '#scripts/generate/contractExamples.ts';
import { generateDeploymentSchema } from '#scripts/generate/deploymentSchema.ts';
import { generateProps } from '#scripts/generate/generateProps.ts';
import { generateTokens } from '#scripts/generate/generateTokens.ts';
import { generateMockTable } from '#scripts/generate/mockTable.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/**
 * `npm run generate`: writes the files that are generated from the contracts, the mock's scenarios,
 * the design tokens and docs/deployment.md.
 */
export const command: Command = {
  isServer: false,
  async run() {
    await generateContract({ check: false });
    await generateTokens({ check: false });
    await generateProps({ check: false });
    await generateMockTable({ check: false });
    await generateDeploymentSchema({ check: false });
    await generateContractExamples({ check: false });
    process.stdout.write(
      'Generated from src/shared/api/contract/openapi.yaml, mock-server/services, design/components, design/tokens/*.json and docs/deployment.md\n',
    );
    return true;
  },
};
