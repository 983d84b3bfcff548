import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { RequestHandler } from 'express';
import WebpackDevServer from 'webpack-dev-server';
import { KEEP_ALIVE_MS } from '#mock/http/keepAliveServer.ts';
import { isClosedToNetwork, localAddresses } from '#mock/http/checkCaller.ts';
import { webpackConfigs } from '../../webpack.config';
import { admitCall } from './admitCall';
import { isPage } from './builtPages';
import { readDeploymentFile } from './deploymentFile';
import { answerTo, ERROR_CACHE, REFUSAL_TYPE, refusals } from './hostRules';
import { allInlineHashes } from './inlineHashes';
import { judgeTarget } from './judgeTarget';
import { normalPath } from './normalPath';
import { securityHeaders } from './securityHeaders';

export interface DevServerOptions {
  port: number;
  /** Address of the mock, which answers `/api` and `/__mock`. */
  mockUrl: string;
  /** Opens the phone page of the mock to the local network. */
  lan?: boolean;
  /** Default: the app's. */
  configs?: Configuration[];
}

export interface DevServer {
  stop(): Promise<void>;
}

/** In the local network the mock answers the QR code's link with its phone simulator. */
const PHONE_PATH = /^\/browser\/open(?:\?|$)/;

/** Refuses what production's host refuses, and other devices of the local network except a phone. */
function refuseBefore(addresses: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const isRefused = judgeTarget(request.url) === 'refused';
    const isClosed = isClosedToNetwork(request, addresses);
    if (!isClosed && !admitCall(request, response)) return;
    if (!isRefused && !isClosed) return next();
    response
      .writeHead(isClosed ? 403 : 400, {
        'Content-Type': REFUSAL_TYPE,
        'Cache-Control': ERROR_CACHE,
      })
      .end(`${isClosed ? 'Only the phone page is open to other devices' : refusals[400]}\n`);
  };
}

/**
 * If the mock drops a connection, the browser's connection is dropped too, instead of answering
 * 504.
 */
function dropClient(response: ServerResponse): void {
  response.socket?.destroy();
}

/**
 * Production's headers, with the hashes of the inline scripts and styles in the pages of the last
 * build.
 */
function headersFor(pages: Readonly<Record<string, string>>): { key: string; value: string }[] {
  const inline = allInlineHashes(Object.values(pages));
  const security = securityHeaders({ ...readDeploymentFile().security, inline, hotReload: true });
  return Object.entries({ ...security, 'Cache-Control': 'no-store' }).map(([key, value]) => ({
    key,
    value,
  }));
}

/** The only page of a development build. Nothing is pre-rendered. */
const PAGE = '/index.html';

/** The file that a path is rewritten to by the host rules. */
function fileFor(path: string): string {
  return answerTo(normalPath(path) ?? path) === 'page' ? PAGE : path;
}

/**
 * Serves the app with hot reload, and the mock behind it, on one origin.
 * @returns after the first build, successful or not
 */
export async function startDevServer({
  port,
  mockUrl,
  lan = false,
  configs = webpackConfigs('development'),
}: DevServerOptions): Promise<DevServer> {
  const compiler = webpack(configs);
  const pages: Record<string, string> = {};
  let headers = headersFor(pages);
  const server = new WebpackDevServer(
    {
      host: lan ? '0.0.0.0' : '127.0.0.1',
      port,
      server: { type: 'http', options: { keepAliveTimeout: KEEP_ALIVE_MS } },
      // webpack.config.ts enables hot reload itself, for the app only.
      hot: false,
      client: false,
      // Compression would delay server-sent events.
      compress: false,
      // The mock's own pages have their own headers.
      headers: ({ url }: IncomingMessage) =>
        judgeTarget(url ?? '/') === 'services' ? [] : headers,
      static: false,
      setupMiddlewares: (middlewares) => [
        { name: 'refuse-before', middleware: refuseBefore(lan ? localAddresses() : []) },
        ...middlewares,
      ],
      devMiddleware: { stats: 'none' },
      historyApiFallback: {
        // Every path except that of a file gets the page. Paths of the page may contain dots.
        disableDotRule: true,
        rewrites: [{ from: /./, to: ({ parsedUrl }) => fileFor(parsedUrl.pathname ?? '/') }],
      },
      proxy: [
        {
          context: (path: string, { url = path }: IncomingMessage) =>
            judgeTarget(url) === 'services' || (lan && PHONE_PATH.test(path)),
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
