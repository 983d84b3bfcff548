import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFiles } from '#scripts/build/compressFiles.ts';
import { headersOf } from '../builtPages';
import { readDeploymentFile, withDeployment } from '../deploymentFile';
import { prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import { localeIds } from '#shared/i18n/localeIds.ts';
import { types } from '../hostRules';
import { pageFile } from '../languagePages';
import { listenLocally } from '../listenLocally';
import type { LocalServer } from '../listenLocally';
import { serveBuild } from '../preview';
import { hostName, startNginx } from './hosts';
import type { Host } from './hosts';

/** A built page whose script has this name. */
export const page = (name: string, language = 'zh_CN'): string =>
  withDeployment(
    `<!doctype html><script type="application/json" id="deployment">{}</script><script>${name}</script><p lang="${language}">${'word '.repeat(200)}</p>`,
    readDeploymentFile(''),
  );

/** The files of a build: pages, scripts, and files that must not be served. */
export const FILES = {
  ...Object.fromEntries(
    prerenderedPages.flatMap((each) =>
      localeIds.map((locale) => [pageFile(each, locale).slice(1), page(each.file, locale)]),
    ),
  ),
  'assets/main.123.js': 'main();\n'.repeat(200),
  'assets/small.js': 'small()',
  'static/verification-code.js': 'code();\n'.repeat(200),
  ...Object.fromEntries(Object.keys(types).map((extension) => [`static/file.${extension}`, 'x'])),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.well-known/security.txt': 'Contact: mailto:security@academy.example\n',
  '.env': 'SECRET=1',
  'assets/.hidden.js': 'secret()',
};

/** The headers of the pages. */
export const HEADERS = headersOf(
  prerenderedPages.map(({ file }) => page(file)),
  readDeploymentFile(''),
);

export type Call = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * The hosts on this machine, each with a built folder of `FILES` behind it, and services that
 * answer every path.
 */
interface Hosts {
  /** Where the hosts keep their files, beside the built folder. */
  folder: string;
  services: LocalServer;
  preview: Host;
  nginx: Host | undefined;
  /** The calls that the services received since the last look. */
  takeCalls(): Call[];
  stop(): Promise<void>;
}

async function startHosts(): Promise<Hosts> {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const dist = join(folder, 'dist');
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  writeFileSync(join(folder, 'outside.txt'), 'secret');
  await compressFiles(dist);
  const calls: Call[] = [];
  const answer: RequestListener = ({ url = '', headers }, response) => {
    calls.push({ url, headers });
    if (url.startsWith('/api/dropped')) return void response.destroy();
    const cache = /cache=([^&]*)/.exec(url)?.[1];
    response
      .writeHead(url === '/api/broken' ? 500 : 200, cache ? { 'Cache-Control': cache } : {})
      .end('{}');
  };
  const services = await listenLocally(answer);
  const preview = await listenLocally(serveBuild(dist, answer));
  const options = {
    headers: HEADERS,
    largestBody: 1,
    root: dist,
    services: `127.0.0.1:${services.port}`,
  };
  const startedHost =
    hostName === 'nginx' ? await startNginx(join(folder, 'nginx'), options) : undefined;
  return {
    folder,
    services,
    preview,
    nginx: startedHost,
    takeCalls: () => calls.splice(0),
    async stop() {
      await Promise.all([preview, startedHost, services].map(async (host) => host?.stop()));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Hosts for all tests of a file. */
export function hostsForFile(): () => Hosts {
  let hosts: Hosts | undefined;
  beforeAll(async () => {
    hosts = await startHosts();
  });
  afterAll(() => hosts?.stop());
  return () => {
    if (hosts === undefined) throw new Error('The hosts are started before the first test');
    return hosts;
  };
}
