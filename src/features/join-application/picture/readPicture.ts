import type { PhraseKey } from '#translations/phrases.ts';
import { bytesProblem, fileProblem, pictureName } from '#lib/files/pictureCheck.ts';
import type { PictureProblem } from '#lib/files/pictureCheck.ts';

const phraseOf = (problem: PictureProblem): PhraseKey =>
  problem === 'broken' ? 'join.picture.notShown' : `join.picture.problem.${problem}`;

export interface ReadPicture {
  /** A `data:` URL. */
  preview: string;
  /**
   * The checked bytes in memory: the file itself may change or disappear before the upload or its
   * repetition, which would then fail like the network.
   */
  file: File;
}

export type PictureReading =
  (ReadPicture & { problem?: undefined }) | { file?: undefined; problem: PhraseKey };

/** A disk or cloud folder that does not answer must not block the form. */
const READ_TIMEOUT_MS = 15_000;

function read<Result extends string | ArrayBuffer>(
  blob: Blob,
  how: 'readAsArrayBuffer' | 'readAsDataURL',
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const timer = setTimeout(() => reader.abort(), READ_TIMEOUT_MS);
    reader.onloadend = () => clearTimeout(timer);
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = reader.onabort = () =>
      reject(reader.error ?? new DOMException('Unreadable', 'NotReadableError'));
    reader[how](blob);
  });
}

/** Whether the browser can decode a checked picture; true when it cannot tell. */
async function isShown(picture: File): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true;
  return createImageBitmap(picture).then(
    (bitmap) => (bitmap.close(), true),
    () => false,
  );
}

/**
 * Checks a file in the order of D45, cheapest first, and decodes nothing before all checks have
 * passed. The preview is a `data:` URL of the detected type, which the page's policy allows and
 * which needs no revoking. Never rejects: a missing file is a problem like any other.
 */
export async function readPicture(file: File): Promise<PictureReading> {
  const name = pictureName(file.name);
  const first = fileProblem({ name, size: file.size });
  if (first !== undefined) return { problem: phraseOf(first) };
  try {
    const bytes = new Uint8Array(await read<ArrayBuffer>(file, 'readAsArrayBuffer'));
    const second = bytesProblem(name, bytes);
    if (second !== undefined) return { problem: phraseOf(second) };
    const type = bytes[0] === 0xff ? 'image/jpeg' : 'image/png';
    const copy = new File([bytes], name, { type });
    if (!(await isShown(copy))) return { problem: phraseOf('broken') };
    return { preview: await read<string>(copy, 'readAsDataURL'), file: copy };
  } catch {
    return { problem: 'join.picture.problem.unreadable' };
  }
}
