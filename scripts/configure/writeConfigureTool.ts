import { chmodSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIn } from '#scripts/build/buildFolder.ts';
import { bundleTool } from '#scripts/build/bundleTool.ts';
import { NGINX_TEMPLATE } from '#scripts/build/host/nginxConf.ts';

/**
 * Writes the configure tool as one file that needs only Node, and beside it the template of
 * `nginx.conf`.
 * @param version of the builds that it configures
 */
export async function writeConfigureTool(folder: string, version: string): Promise<void> {
  const { text } = await bundleTool('scripts/configure/main.ts', version);
  writeIn(folder, 'configure.mjs', text);
  chmodSync(join(folder, 'configure.mjs'), 0o755);
  copyFileSync(join('deploy', NGINX_TEMPLATE), join(folder, NGINX_TEMPLATE));
}
