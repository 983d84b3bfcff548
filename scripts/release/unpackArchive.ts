import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import type { ArchiveFile } from './packArchive';

/** The files of a `tar.gz`. */
export async function unpackArchive(archive: Buffer): Promise<ArchiveFile[]> {
  const entries = await unpackTar(gunzipSync(archive));
  return entries.map(({ header: { name, mode = 0 }, data }) => ({
    name,
    content: Buffer.from(data ?? []),
    isExecutable: (mode & 0o100) !== 0,
  }));
}
