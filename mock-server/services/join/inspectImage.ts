import { readPictureHeader } from '#lib/files/pictureHeader.ts';
import type { PictureFacts } from '#lib/files/pictureHeader.ts';
import { limits } from '#mock/services/limits.ts';
import type { UploadedFile } from '#mock/contract/uploadedFile.ts';

/** What is wrong with a picture, in the order in which D45 checks it. */
export type ImageProblem =
  'bad-name' | 'bad-extension' | 'too-large' | 'bad-content' | 'too-many-pixels';

const TYPES: Readonly<Record<string, PictureFacts['type']>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/**
 * Checks a picture without decoding it: name, extension, size, first bytes, dimensions.
 * @returns its properties, or the first problem
 */
export function inspectImage({
  name,
  bytes,
}: Pick<UploadedFile, 'name' | 'bytes'>): PictureFacts | ImageProblem {
  if ([...name].length > limits.image.name) return 'bad-name';
  const type = TYPES[/\.(png|jpe?g)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (type === undefined) return 'bad-extension';
  if (bytes.length > limits.image.bytes) return 'too-large';
  const facts = readPictureHeader(bytes);
  if (facts?.type !== type || facts.width === 0 || facts.height === 0) return 'bad-content';
  const { side, pixels } = limits.image;
  const isHuge = facts.width > side || facts.height > side || facts.width * facts.height > pixels;
  return isHuge ? 'too-many-pixels' : facts;
}
