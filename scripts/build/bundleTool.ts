import { build } from 'esbuild';
import type { Metafile } from 'esbuild';

/** Packages in CommonJS require the modules of Node. */
const BANNER = `#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/**
 * Bundles a program into one file that needs only Node.
 * @param version replaces `TOOL_VERSION`
 */
export async function bundleTool(
  entry: string,
  version = '',
): Promise<{ text: string; inputs: Metafile['inputs'] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { TOOL_VERSION: JSON.stringify(version) },
    banner: { js: BANNER },
    legalComments: 'none',
    logLevel: 'warning',
  });
  return { text: outputFiles[0]?.text ?? '', inputs: metafile.inputs };
}
