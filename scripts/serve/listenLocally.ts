import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createKeepAliveServer } from '#mock/http/keepAliveServer.ts';

/** A server on this machine. */
export interface LocalServer {
  port: number;
  /** For example `http://127.0.0.1:8080`, without a slash at the end. */
  url: string;
  /** Closes the port and every connection. */
  stop(): Promise<void>;
}

/**
 * Serves on this machine only.
 * @param listener answers each request
 * @param port default 0, which takes any free one
 * @throws if the port is in use
 */
export async function listenLocally(listener: RequestListener, port = 0): Promise<LocalServer> {
  const server = createKeepAliveServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    port: actualPort,
    url: `http://127.0.0.1:${actualPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A port that was free a moment ago, for a program that needs a port number. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listenLocally(() => undefined);
  await stop();
  return port;
}
