import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { KEEP_ALIVE_MS } from '#mock/http/patientServer.ts';
import { isServedByMock } from '#mock/state/namespacePath.ts';
import { webpackConfigs } from '../../webpack.config';
import { isPage } from './builtPages';
import { readDeploymentFile } from './deploymentFile';
import { ruleOf, PAGE } from './hostRules';
import { allInlineHashes } from './inlineHashes';
import { normalPath } from './normalPath';
import { securityHeaders } from './securityHeaders';

export interface DevServerOptions {
  port: number;
  /** Where `/api` and `/__mock` are answered. */
  mockUrl: string;
  /** Opens it to the local network, for a real phone. */
  lan?: boolean;
}

export interface DevServer {
  stop(): Promise<void>;
}

/** In the local network the mock answers what the QR code leads to: its phone. */
const PHONE_PATH = /^\/browser\/open(?:\?|$)/;

/** A connection that the mock drops is dropped for the browser too: no 504 stands in for it. */
function dropClient(response: ServerResponse): void {
  response.socket?.destroy();
}

/** Production's headers, with the hashes of what stands inline in the pages of the last build. */
function headersFor(pages: Readonly<Record<string, string>>): { key: string; value: string }[] {
  const inline = allInlineHashes(Object.values(pages));
  const security = securityHeaders({ ...readDeploymentFile().security, inline, hotReload: true });
  return Object.entries({ ...security, 'Cache-Control': 'no-store' }).map(([key, value]) => ({
    key,
    value,
  }));
}

/** What a path is rewritten to, by the host's rules. */
function fileFor(path: string, pages: Readonly<Record<string, string>>): string {
  const { answer } = ruleOf(normalPath(path) ?? path);
  return typeof answer === 'string' ? path : (answer.find((page) => page in pages) ?? PAGE);
}

/**
 * Serves the app with hot reload, and the mock behind it, on one origin.
 * @returns once the first build is done, well or not
 */
export async function startDevServer({
  port,
  mockUrl,
  lan = false,
}: DevServerOptions): Promise<DevServer> {
  const compiler = webpack(webpackConfigs('development'));
  const pages: Record<string, string> = {};
  let headers = headersFor(pages);
  const server = new WebpackDevServer(
    {
      host: lan ? '0.0.0.0' : '127.0.0.1',
      port,
      server: { type: 'http', options: { keepAliveTimeout: KEEP_ALIVE_MS } },
      // By hand in webpack.config.ts, for the app alone.
      hot: false,
      client: false,
      // Compression would hold back server-sent events.
      compress: false,
      // The mock's own pages carry their own headers.
      headers: ({ url }: IncomingMessage) => (isServedByMock(url ?? '') ? [] : headers),
      static: false,
      devMiddleware: { stats: 'none' },
      historyApiFallback: {
        // The page on every path but a file's; dots are common in the page's own paths.
        disableDotRule: true,
        rewrites: [{ from: /./, to: ({ parsedUrl }) => fileFor(parsedUrl.pathname ?? '/', pages) }],
      },
      proxy: [
        {
          context: (path: string) => isServedByMock(path) || (lan && PHONE_PATH.test(path)),
          target: mockUrl,
          logLevel: 'silent',
          onError: (_error: Error, _request: IncomingMessage, response: ServerResponse) =>
            dropClient(response),
          onProxyRes: (
            answer: IncomingMessage,
            _request: IncomingMessage,
            response: ServerResponse,
          ) => {
            answer.once('error', () => dropClient(response));
          },
        },
      ],
    },
    compiler,
  );
  for (const { hooks } of compiler.compilers) {
    hooks.assetEmitted.tap('startDevServer', (name, { content }) => {
      if (isPage(name)) pages[`/${name}`] = content.toString();
    });
  }
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('startDevServer', (stats) => {
      const isWell = !stats.hasErrors() && !stats.hasWarnings();
      if (!isWell)
        process.stdout.write(
          `${stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })}\n`,
        );
      headers = headersFor(pages);
      resolve();
    });
  });
  await server.start();
  await built;
  return { stop: () => server.stop() };
}
