import { generateContract } from '../generateContract';
import { generateTokens } from '../generateTokens';
import type { Command } from '../process/runCommand';

/** `npm run generate`: the files that are made from the contract and from the design tokens. */
export const command: Command = {
  isServer: false,
  async run() {
    await generateContract({ check: false });
    await generateTokens({ check: false });
    process.stdout.write('Generated from src/api/contract/openapi.yaml and design/tokens/*.json\n');
    return true;
  },
};
