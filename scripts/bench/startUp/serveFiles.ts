import { brotliCompressSync } from 'node:zlib';
import { listenLocally } from '#scripts/serve/listenLocally.ts';
import type { LocalServer } from '#scripts/serve/listenLocally.ts';

export interface ServedFile {
  type: string;
  content: string | Buffer;
  /** Headers in addition to those of every file. */
  headers?: Readonly<Record<string, string>>;
}

/** Serves a few files by path, compressed with brotli. */
export async function serveFiles(files: ReadonlyMap<string, ServedFile>): Promise<LocalServer> {
  const packed = new Map(
    [...files].map(([path, { content, ...rest }]) => [
      path,
      { ...rest, body: brotliCompressSync(content) },
    ]),
  );
  return listenLocally((request, response) => {
    const file = packed.get(request.url ?? '');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        ...file.headers,
        'content-type': file.type,
        'content-encoding': 'br',
        'content-length': file.body.length,
      })
      .end(file.body);
  });
}
