import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { putJson } from './mockForTests';
import type { MockClient } from './mockForTests';

/** Services of a file's tests; each test's are stopped after it. Call it once in a test file. */
export function upstreamsForFile() {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });
  return {
    /** @returns the service's address */
    async serve(listener: RequestListener): Promise<string> {
      const server = createServer(listener).listen(0, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}

/**
 * Lets a service answer the calls of a client.
 * @param settings of `PUT /__mock/upstream`
 */
export async function passTo(
  url: string,
  client: MockClient,
  settings: object = {},
): Promise<MockClient> {
  const answer = await putJson(client, '/__mock/upstream', { url, ...settings });
  if (!answer.ok) throw new Error(await answer.text());
  return client;
}

interface Entry {
  operation: string | null;
  status: number | null;
  violations: { where: string; message: string }[];
}

/** The newest call in the log. */
export async function newestCall(client: MockClient): Promise<Entry | undefined> {
  return (await client.look<Entry[]>('/__mock/requests'))[0];
}
