import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConf } from '#scripts/build/host/nginxConf.ts';
import type { NginxOptions } from '#scripts/build/host/nginxConf.ts';
import { freePort } from '../listenLocally';
import type { LocalServer } from '../listenLocally';
import { rawRequest } from './rawRequest';

export type Host = Pick<LocalServer, 'port' | 'stop'>;

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The program; undefined where there is none. */
export const NGINX = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find(existsSync);

/** Whether nginx and its brotli module are installed. */
export const nginx = { isThere: NGINX !== undefined, hasBrotli: existsSync(BROTLI) };

/** nginx's main file, which includes that of the build, in the test's folder. */
function wrapping(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return [
    nginx.hasBrotli ? `load_module ${BROTLI};` : '',
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 1;',
    `pid ${join(folder, 'pid')};`,
    `error_log ${join(folder, 'error.log')};`,
    'events {}',
    'http {',
    ...temporary,
    `  include ${join(folder, 'academy.conf')};`,
    '}',
  ].join('\n');
}

/**
 * Starts a real nginx with the configuration of a build, after nginx itself has checked it.
 * @throws with nginx's message if it is invalid
 */
export async function startNginx(
  folder: string,
  options: Omit<NginxOptions, 'listen' | 'log' | 'brotli'>,
): Promise<Host> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const conf = nginxConf(readFileSync('deploy/nginx.conf.template', 'utf8'), {
    ...options,
    listen: `127.0.0.1:${port}`,
    log: join(folder, 'access.log'),
    brotli: nginx.hasBrotli,
  });
  writeFileSync(join(folder, 'academy.conf'), conf);
  writeFileSync(join(folder, 'nginx.conf'), wrapping(folder));
  const file = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const check = spawnSync(NGINX ?? '', ['-t', ...file], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const child = spawn(NGINX ?? '', [...file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (
    !(await rawRequest(port, '/').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  }
  return { port, stop: () => (child.kill('SIGQUIT'), ended) };
}
