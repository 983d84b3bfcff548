import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApp } from './app';
import type { MockAppOptions } from './app';

export { createMockApp } from './app';

export interface MockOptions extends MockAppOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Loopback by default. */
  host?: string;
}

/** A mock that listens. */
export interface MockServer {
  /** For example `http://127.0.0.1:4010`, without a slash at the end. */
  url: string;
  port: number;
  /** Closes the port and every connection, also those that a fault keeps waiting. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts the mock backend.
 * @returns once it listens
 * @throws the system's own error, for example EADDRINUSE when the port is taken
 */
export async function startMock({ port = 0, host = '127.0.0.1', ...options }: MockOptions = {}): Promise<MockServer> {
  const server = createServer(createMockApp(options).app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    port: taken,
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
