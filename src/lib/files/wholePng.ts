import { viewOf } from './bytes';
import { crc32 } from './crc32';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
const END = 'IEND';

/**
 * Decoders skip damaged chunks only if they are ancillary: their type begins with a lowercase
 * letter (PNG, 5.4).
 */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

/**
 * Whether a PNG has all its chunks up to the last, with no critical one damaged. No pixel is
 * decoded.
 */
export function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const next = at + FRAME_BYTES + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (
      next > bytes.length
      || (isCritical(type) && crc32(bytes.subarray(at + 4, next - 4)) !== view.getUint32(next - 4))
    )
      return false;
    if (type === END) return true;
    at = next;
  }
  return false;
}
