import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import type { ArchiveFile } from './packArchive';

/** The files of a `tar.gz`. */
export async function unpackArchive(archive: Buffer): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  const reader = extract();
  reader.end(gunzipSync(archive));
  for await (const entry of reader) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    const isExecutable = (entry.header.mode & 0o100) !== 0;
    files.push({ name: entry.header.name, content: Buffer.concat(chunks), isExecutable });
  }
  return files;
}
