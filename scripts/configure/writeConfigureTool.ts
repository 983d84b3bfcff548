import { chmodSync, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { NGINX_TEMPLATE } from '#scripts/build/host/nginxConf.ts';

/**
 * Writes the configure tool as one file that needs only Node, and beside it the template of
 * `nginx.conf`.
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
  copyFileSync(join('deploy', NGINX_TEMPLATE), join(dirname(file), NGINX_TEMPLATE));
}
