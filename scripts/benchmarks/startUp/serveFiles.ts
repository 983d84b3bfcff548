import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Serves a few files, compressed by brotli. @param files by path: type and content */
export async function serveFiles(files: ReadonlyMap<string, readonly [type: string, content: string | Buffer]>): Promise<{ url: string; stop(): void }> {
  const packed = new Map([...files].map(([path, [type, content]]) => [path, { type, body: brotliCompressSync(content) }]));
  const server = createServer((request, response) => {
    const file = packed.get(request.url ?? '');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.body.length }).end(file.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
