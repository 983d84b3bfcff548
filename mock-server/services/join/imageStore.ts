import type { PictureFacts } from '#lib/files/pictureHeader.ts';
import { limits } from '#mock/limits.ts';
import type { UploadedFile } from '#mock/contract/uploadedFile.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UploadedImageRow, UserRow } from '#mock/state/tables.ts';

/**
 * Bytes are kept beside the tables, so that a data file stays small. They end with the namespace's
 * reset and with the process.
 */
const imagesByDatabase = new WeakMap<Namespace['database'], Map<string, Buffer>>();

function bytesOf({ database }: Namespace): Map<string, Buffer> {
  const known = imagesByDatabase.get(database);
  if (known) return known;
  const made = new Map<string, Buffer>();
  imagesByDatabase.set(database, made);
  return made;
}

/**
 * Stores a picture and drops the oldest of the namespace beyond `limits.imagesKept`.
 * @returns its row
 */
export function saveImage(
  namespace: Namespace,
  user: UserRow,
  { name, bytes }: UploadedFile,
  facts: PictureFacts,
): UploadedImageRow {
  const { database, random, clock } = namespace;
  const row = database.insert('uploadedImages', {
    id: `image-${random.hex(24)}`,
    userId: user.id,
    name,
    ...facts,
    size: bytes.length,
    uploadedAt: clock.iso(),
  });
  const store = bytesOf(namespace);
  store.set(row.id, bytes);
  const oldest = store.size > limits.imagesKept ? store.keys().next().value : undefined;
  if (oldest !== undefined) {
    store.delete(oldest);
    database.remove('uploadedImages', ({ id }) => id === oldest);
  }
  return row;
}

/** A stored picture with its bytes. */
export function savedImage(
  namespace: Namespace,
  id: string,
): { row: UploadedImageRow; bytes: Buffer } | undefined {
  const row = namespace.database.find('uploadedImages', (image) => image.id === id);
  const bytes = bytesOf(namespace).get(id);
  return row && bytes && { row, bytes };
}
