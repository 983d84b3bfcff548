import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** A file of an archive. */
export interface ArchiveFile {
  /** Its path, with `/` between the folders. */
  name: string;
  content: Buffer;
  isExecutable?: boolean;
}

/** The byte in which gzip records its system; 255 means unknown. */
const SYSTEM_BYTE = 9;
const ANY_SYSTEM = 255;

/**
 * Packs files into a `tar.gz`. The same files and time give the same bytes: entries are sorted and
 * belong to no one.
 * @param seconds the time that every file has
 */
export async function packArchive(files: readonly ArchiveFile[], seconds: number): Promise<Buffer> {
  const tar = pack();
  const sorted = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, content, isExecutable = false } of sorted)
    tar.entry(
      { name, mode: isExecutable ? 0o755 : 0o644, mtime: new Date(seconds * 1000), uid: 0, gid: 0 },
      content,
    );
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  const packed = await promisify(gzip)(Buffer.concat(chunks), { level: 9 });
  packed[SYSTEM_BYTE] = ANY_SYSTEM;
  return packed;
}
