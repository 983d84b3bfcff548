import { startsWith, viewOf } from './bytes';

export interface PictureFacts {
  type: 'image/png' | 'image/jpeg';
  /** Pixels, as in the header; no pixel is decoded. */
  width: number;
  height: number;
}

/** The signature of a PNG and the start of its first chunk (PNG specification, 5.2 and 11.2.1). */
const PNG_START = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
];
const PNG_HEADER_BYTES = 33;

function readPng(bytes: Uint8Array, view: DataView): PictureFacts | undefined {
  if (bytes.length < PNG_HEADER_BYTES || !startsWith(bytes, PNG_START)) return undefined;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * Frame headers SOF0 to SOF15, except DHT, JPG and DAC in the same range (ITU-T T.81, table B.1).
 */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * TEM, RST0 to RST7, SOI and EOI have no length, and SOS has image data after it (T.81, B.1.1.3).
 * Skipping a length after them would skip what a decoder reads as the next segment. None is valid
 * before the frame header.
 */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || marker === 0xda || (marker >= 0xd0 && marker <= 0xd9);
}

/**
 * Walks the segments up to the frame header. Between them decoders skip everything up to an FF with
 * a marker, which is neither 00 nor another FF.
 */
function readJpeg(bytes: Uint8Array, view: DataView): PictureFacts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = view.getUint8(at + 1);
    if (bytes[at] !== 0xff || marker === 0x00 || marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (standsAlone(marker)) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The type and size in the first bytes of a PNG or JPEG; `undefined` for anything else. */
export function readPictureHeader(bytes: Uint8Array): PictureFacts | undefined {
  const view = viewOf(bytes);
  return readPng(bytes, view) ?? readJpeg(bytes, view);
}
