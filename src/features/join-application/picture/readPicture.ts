import type { PhraseKey } from '#translations/phrases.ts';
import { bytesProblem, fileProblem, pictureName } from '#lib/files/pictureCheck.ts';

const PROBLEMS = {
  name: 'join.picture.problem.name',
  extension: 'join.picture.problem.extension',
  size: 'join.picture.problem.size',
  empty: 'join.picture.problem.empty',
  content: 'join.picture.problem.content',
  dimensions: 'join.picture.problem.dimensions',
  broken: 'join.picture.notShown',
} as const;

/** A picture that can be shown and sent. */
export interface ReadPicture {
  /** A `data:` address. */
  preview: string;
  /**
   * What was looked over, held in memory: the file itself may be changed or gone before it is sent, or sent once more,
   * and would fail then as the network does.
   */
  file: File;
}

/** What a chosen file is: a picture, or why it is none. */
export type PictureReading =
  (ReadPicture & { problem?: undefined }) | { file?: undefined; problem: PhraseKey };

/** A disk or a cloud folder that does not answer must not keep the form from being sent. */
const PATIENCE_MS = 15_000;

function read<Result extends string | ArrayBuffer>(
  blob: Blob,
  how: 'readAsArrayBuffer' | 'readAsDataURL',
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const patience = setTimeout(() => reader.abort(), PATIENCE_MS);
    reader.onloadend = () => clearTimeout(patience);
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = reader.onabort = () =>
      reject(reader.error ?? new DOMException('Unreadable', 'NotReadableError'));
    reader[how](blob);
  });
}

/** Whether the browser can show a picture that has passed; one that cannot tell is believed. */
async function isShown(picture: File): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true;
  return createImageBitmap(picture).then(
    (bitmap) => (bitmap.close(), true),
    () => false,
  );
}

/**
 * Looks a file over in the order of D45, from the cheapest to the dearest, and decodes nothing before all of it
 * has passed. The preview is a `data:` address of the type that its bytes have, which the page's policy allows
 * and which needs no revoking. Never rejects: a file that is gone by now is a problem like another.
 */
export async function readPicture(file: File): Promise<PictureReading> {
  const name = pictureName(file.name);
  const first = fileProblem({ name, size: file.size });
  if (first !== undefined) return { problem: PROBLEMS[first] };
  try {
    const bytes = new Uint8Array(await read<ArrayBuffer>(file, 'readAsArrayBuffer'));
    const second = bytesProblem(name, bytes);
    if (second !== undefined) return { problem: PROBLEMS[second] };
    const type = bytes[0] === 0xff ? 'image/jpeg' : 'image/png';
    const held = new File([bytes], name, { type });
    if (!(await isShown(held))) return { problem: PROBLEMS.broken };
    return { preview: await read<string>(held, 'readAsDataURL'), file: held };
  } catch {
    return { problem: 'join.picture.problem.unreadable' };
  }
}
