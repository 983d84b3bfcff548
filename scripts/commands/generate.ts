import { generateContract } from '../generateContract';
import { generateTokens } from '../generateTokens';
import { generateMockTable } from '../mockTable';
import type { Command } from '../process/runCommand';

/** `npm run generate`: the files that are made from the contracts, the mock's scenarios and the design tokens. */
export const command: Command = {
  isServer: false,
  async run() {
    await generateContract({ check: false });
    await generateTokens({ check: false });
    await generateMockTable({ check: false });
    process.stdout.write('Generated from src/api/contract/openapi.yaml, mock-server/contract/control.yaml, mock-server/scenarios and design/tokens/*.json\n');
    return true;
  },
};
