import { chmodSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Writes the configure tool as one file that needs only Node.
 * @param version of the builds that it configures
 */
export async function writeConfigureTool(file: string, version: string): Promise<void> {
  await build({
    entryPoints: ['scripts/configure/main.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { TOOL_VERSION: JSON.stringify(version) },
    banner: { js: '#!/usr/bin/env node' },
    legalComments: 'none',
    logLevel: 'warning',
  });
  chmodSync(file, 0o755);
}
