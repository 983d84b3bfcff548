import type { PictureFacts } from '#lib/files/pictureHeader.ts';
import { limits } from '#mock/services/limits.ts';
import type { UploadedFile } from '#mock/contract/uploadedFile.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UploadedImageRow, UserRow } from '#mock/state/tables.ts';

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
  const { database, random, clock, images } = namespace;
  const row = database.insert('uploadedImages', {
    id: `image-${random.hex(24)}`,
    userId: user.id,
    name,
    ...facts,
    size: bytes.length,
    uploadedAt: clock.iso(),
  });
  images.set(row.id, bytes);
  const oldest = images.size > limits.imagesKept ? images.keys().next().value : undefined;
  if (oldest !== undefined) {
    images.delete(oldest);
    database.remove('uploadedImages', ({ id }) => id === oldest);
  }
  return row;
}

export function savedImage(
  { database, images }: Namespace,
  id: string,
): { row: UploadedImageRow; bytes: Buffer } | undefined {
  const row = database.find('uploadedImages', (image) => image.id === id);
  const bytes = images.get(id);
  return row && bytes && { row, bytes };
}
