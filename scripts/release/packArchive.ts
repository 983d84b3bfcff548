import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packTar } from 'modern-tar';

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
  const inOrder = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  const mtime = new Date(seconds * 1000);
  const tar = await packTar(
    inOrder.map(({ name, content, isExecutable = false }) => ({
      header: {
        name,
        size: content.length,
        mode: isExecutable ? 0o755 : 0o644,
        mtime,
        uid: 0,
        gid: 0,
      },
      body: content,
    })),
  );
  const archive = await promisify(gzip)(tar, { level: 9 });
  archive[SYSTEM_BYTE] = ANY_SYSTEM;
  return archive;
}
