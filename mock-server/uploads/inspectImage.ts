import { limits } from '../limits';
import type { UploadedFile } from '../serving/multipart';

export type ImageType = 'image/png' | 'image/jpeg';

/** What is wrong with a picture, in the order in which D45 looks. */
export type ImageProblem = 'imageName' | 'imageExtension' | 'imageSize' | 'imageContent' | 'imageDimensions';

export interface ImageFacts { type: ImageType; width: number; height: number }

const TYPES: Readonly<Record<string, ImageType>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
/** Markers of the frame headers SOF0 to SOF15; DHT, JPG and DAC lie among them and are none. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readPng(bytes: Buffer): ImageFacts | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 16).equals(PNG_START)) return undefined;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Goes from segment to segment up to the frame header; no pixel is decoded. */
function readJpeg(bytes: Buffer): ImageFacts | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/**
 * Looks a picture over without decoding it: name, extension, size, first bytes, dimensions (D45).
 * @returns its facts, or the first thing that is wrong
 */
export function inspectImage({ name, bytes }: Pick<UploadedFile, 'name' | 'bytes'>): ImageFacts | ImageProblem {
  if ([...name].length > limits.imageNameLength) return 'imageName';
  const wanted = TYPES[/\.(png|jpe?g)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (wanted === undefined) return 'imageExtension';
  if (bytes.length > limits.imageBytes) return 'imageSize';
  const facts = readPng(bytes) ?? readJpeg(bytes);
  if (facts?.type !== wanted || facts.width === 0 || facts.height === 0) return 'imageContent';
  const isHuge = facts.width > limits.imageSide || facts.height > limits.imageSide || facts.width * facts.height > limits.imagePixels;
  return isHuge ? 'imageDimensions' : facts;
}
