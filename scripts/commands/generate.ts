import { generateContract } from '../generateContract';
import { generateProps } from '../generateProps';
import { generateTokens } from '../generateTokens';
import { generateMockTable } from '../mockTable';
import type { Command } from '../process/runCommand';

/** `npm run generate`: the files that are made from the contracts, the mock's scenarios and the design tokens. */
export const command: Command = {
  isServer: false,
  async run() {
    await generateContract({ check: false });
    await generateTokens({ check: false });
    await generateProps({ check: false });
    await generateMockTable({ check: false });
    process.stdout.write('Generated from src/api/contract/openapi.yaml, mock-server/contract/control.yaml, mock-server/scenarios, design/components and design/tokens/*.json\n');
    return true;
  },
};
