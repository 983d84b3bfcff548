import { brotliCompressSync } from 'node:zlib';
import { listenLocally } from '../../serving/listenLocally';
import type { LocalServer } from '../../serving/listenLocally';

/** Serves a few files, compressed by brotli. @param files by path: type and content */
export async function serveFiles(files: ReadonlyMap<string, readonly [type: string, content: string | Buffer]>): Promise<LocalServer> {
  const packed = new Map([...files].map(([path, [type, content]]) => [path, { type, body: brotliCompressSync(content) }]));
  return listenLocally((request, response) => {
    const file = packed.get(request.url ?? '');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.body.length }).end(file.body);
  });
}
