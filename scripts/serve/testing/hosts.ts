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
/** Whether nginx has its brotli module. */
export const hasBrotli = existsSync(BROTLI);
/** The path of the program, or its name. */
export const NGINX =
  [
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ].find(existsSync) ?? 'nginx';

/**
 * The host that a test file tests. `*.nginx.test.ts` need an installed nginx, so they are not part
 * of `npm test`: they repeat the tests of preview for nginx.
 */
export const hostName =
  expect.getState().testPath?.endsWith('.nginx.test.ts') === true ? 'nginx' : 'preview';

/** nginx's main file, which includes those of the builds in `conf.d`, in the test's folder. */
function wrapping(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return [
    hasBrotli ? `load_module ${BROTLI};` : '',
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 1;',
    `pid ${join(folder, 'pid')};`,
    `error_log ${join(folder, 'error.log')};`,
    'events {}',
    'http {',
    ...temporary,
    `  include ${join(folder, 'conf.d')}/*.conf;`,
    '}',
  ].join('\n');
}

/**
 * Starts a real nginx with the files in `conf.d` of the folder, after nginx itself has checked them.
 * @param port that one of them listens on
 * @throws with nginx's message if one is invalid
 */
export async function runNginx(folder: string, port: number): Promise<Host & { file: string }> {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, wrapping(folder));
  const options = ['-c', file, '-e', join(folder, 'error.log')];
  const check = spawnSync(NGINX, ['-t', ...options], { encoding: 'utf8' });
  if (check.error) throw check.error;
  if (check.status !== 0 || check.stderr.includes('[warn]')) throw new Error(check.stderr);
  const child = spawn(NGINX, [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (
    !(await rawRequest(port, '/').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  }
  return { port, file, stop: () => (child.kill('SIGQUIT'), exit) };
}

/** Starts a real nginx with the configuration of one build. */
export async function startNginx(
  folder: string,
  options: Omit<NginxOptions, 'listen' | 'log' | 'brotli'>,
): Promise<Host> {
  const port = await freePort();
  const conf = nginxConf(readFileSync('deploy/nginx.conf.template', 'utf8'), {
    ...options,
    listen: `127.0.0.1:${port}`,
    log: join(folder, 'access.log'),
    brotli: hasBrotli,
  });
  mkdirSync(join(folder, 'conf.d'), { recursive: true });
  writeFileSync(join(folder, 'conf.d', 'academy.conf'), conf);
  return runNginx(folder, port);
}
