import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApp } from '../../mock-server/app';
import type { MockAppOptions } from '../../mock-server/app';
import { serveBuiltFiles } from './builtFiles';

export interface PreviewOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  mock?: MockAppOptions;
}

export interface Preview {
  /** For example `http://127.0.0.1:8080`, without a slash at the end. */
  url: string;
  /** Closes the port and every connection. */
  stop(): Promise<void>;
}

/**
 * Serves the production build in `dist` and the mock behind it on one origin of this machine.
 * @throws when there is no build
 */
export async function startPreview({ port = 0, mock }: PreviewOptions = {}): Promise<Preview> {
  const serveFile = serveBuiltFiles('dist');
  const { app } = createMockApp(mock);
  app.use((request, response) => serveFile(request, response));
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
