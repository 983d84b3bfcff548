import { baseName } from './baseName';
import { DIRECTION_MARKS } from '#lib/text/bidiControls.ts';
import { isBlank, withoutHalves } from '#lib/text/characters.ts';
import { readPictureHeader } from './pictureHeader';
import type { PictureFacts } from './pictureHeader';
import { isWholePng } from './wholePng';

/** The limits of a picture. The name is counted in code points. */
export const PICTURE_LIMITS = {
  name: 200,
  bytes: 2_097_152,
  side: 8192,
  pixels: 25_000_000,
} as const;

/** What is wrong with a picture, in the order of the checks. */
export type PictureProblem =
  'name' | 'extension' | 'size' | 'empty' | 'content' | 'dimensions' | 'broken';

type PictureType = PictureFacts['type'];

const TYPES: Readonly<Record<string, PictureType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** The type according to the file name's last extension. */
function promisedType(name: string): PictureType | undefined {
  return TYPES[/\.(png|jpe?g)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/** Controls, line separators, zero-width characters that no spelling needs, and direction marks. */
const UNSEEN = new RegExp(
  `[\\p{Cc}\\u00ad\\u200b\\u2060\\ufeff\\u2028\\u2029${DIRECTION_MARKS}]`,
  'gu',
);

/**
 * The name under which a picture is checked, shown and sent: without folders and invisible
 * characters. Those could disguise a name: `a\u202egnp.jpg` displays as `agpj.png`. A lone
 * surrogate cannot be sent and becomes U+FFFD.
 */
export function pictureName(name: string): string {
  return withoutHalves(baseName(name).replace(UNSEEN, '')).trim();
}

/** The first problem of a file that is known without reading its content. `size` in bytes. */
export function fileProblem({
  name,
  size,
}: {
  name: string;
  size: number;
}): PictureProblem | undefined {
  if (
    [...name].length > PICTURE_LIMITS.name
    || isBlank(name.replace(/\.[^.]*$/, '').replaceAll('.', ''))
  )
    return 'name';
  if (promisedType(name) === undefined) return 'extension';
  if (size > PICTURE_LIMITS.bytes) return 'size';
  return size === 0 ? 'empty' : undefined;
}

/**
 * The first problem of a picture's bytes. Nothing is decoded, so a broken picture may pass (P25).
 */
export function bytesProblem(name: string, bytes: Uint8Array): PictureProblem | undefined {
  const facts = readPictureHeader(bytes);
  if (facts === undefined || facts.type !== promisedType(name)) return 'content';
  const { width, height } = facts;
  if (width === 0 || height === 0) return 'content';
  const { side, pixels } = PICTURE_LIMITS;
  if (width > side || height > side || width * height > pixels) return 'dimensions';
  return facts.type === 'image/png' && !isWholePng(bytes) ? 'broken' : undefined;
}

/** The aspect ratios in which academies show pictures: 16:9, and 720 × 1560, which is 6:13. */
export const FRAMES = { wide: 16 / 9, tall: 720 / 1560 } as const;

/** Cropping more than a twentieth is noticeable. */
const TOLERANCE = 0.05;

/** The frame that a picture fills almost without cropping, if any. Pixels. */
export function fittingFrame(width: number, height: number): keyof typeof FRAMES | undefined {
  const isNear = (ratio: number) => Math.abs(width / height / ratio - 1) <= TOLERANCE;
  if (isNear(FRAMES.wide)) return 'wide';
  return isNear(FRAMES.tall) ? 'tall' : undefined;
}
