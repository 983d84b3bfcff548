import type { RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApp } from './app';
import { localAddresses } from '#mock/http/checkCaller.ts';
import { setDataHeaders } from '#mock/http/dataHeaders.ts';
import { createKeepAliveServer } from '#mock/http/keepAliveServer.ts';
import type { MockApp, MockAppOptions } from './app';

/**
 * Answers the app's paths if the mock runs alone, without the app's pages. `/` redirects to the
 * desk; every other path, for example the end of a foreign sign-in, gets 404 with a message about
 * where the pages are.
 */
const answerWithoutPages: RequestHandler = (request, response) => {
  if (request.originalUrl === '/') return response.redirect(302, '/__mock/');
  response.status(404).json({
    message: `The mock alone has no pages, so it does not serve ${request.path}. "npm start" serves the pages together with the mock. Its desk is at /__mock/`,
  });
};

export { createMockApp } from './app';

export interface MockOptions extends MockAppOptions {
  /** Default: 0, which takes any free port. */
  port?: number;
  /** Default: loopback. */
  host?: string;
  /**
   * Opens the phone page of a QR code to the local network. `addresses` of the server lists its
   * addresses.
   */
  lan?: boolean;
}

export interface MockServer {
  /** For example `http://127.0.0.1:4010`, without a slash at the end. */
  url: string;
  port: number;
  /**
   * The addresses for other devices in the local network, for example `http://192.0.2.7:4010`;
   * empty without `lan`.
   */
  addresses: string[];
  /**
   * Lets a newer version of the application answer. Namespaces, logs and connections stay.
   * @throws what `create` throws; the application then stays
   */
  replaceApp(create: typeof createMockApp): void;
  /**
   * Closes the port and every connection, including those that a fault keeps open, and writes the
   * data file. You can call it twice.
   */
  stop(): Promise<void>;
}

/**
 * Starts the mock backend.
 * @returns the server once it listens
 * @throws {DataFileError} when the data file cannot be used
 * @throws the system's own error, for example EADDRINUSE when the port is taken
 */
export async function startMock({
  port = 0,
  host = '127.0.0.1',
  lan = false,
  ...options
}: MockOptions = {}): Promise<MockServer> {
  const addresses = lan ? localAddresses() : [];
  const appOptions = { addresses, ...options };
  const listenerOf = ({ app }: MockApp): RequestListener =>
    app.use(setDataHeaders, answerWithoutPages);
  const mock = createMockApp(appOptions);
  let listener = listenerOf(mock);
  const server = createKeepAliveServer((request, response) => listener(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, lan ? '0.0.0.0' : host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const actualPort = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    addresses: addresses.map((address) => `http://${address}:${actualPort}`),
    replaceApp(create) {
      listener = listenerOf(create(appOptions, mock));
    },
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await mock.flush();
    },
  };
}
