import { constants } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';

/**
 * The window, as a power of two, for files that fit in it. A larger one gains nothing and takes
 * more bytes.
 */
const SMALL_WINDOW = 16;

/** Smaller files are sent uncompressed, because compression would save no packet. */
export const MIN_COMPRESSED_BYTES = 512;

/**
 * How a file is compressed, by the build and by a preview that has inserted another configuration
 * into a page.
 */
export function brotliOptions({ length }: Buffer): BrotliOptions {
  const window =
    length < 2 ** SMALL_WINDOW
      ? { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW }
      : { [constants.BROTLI_PARAM_SIZE_HINT]: length };
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...window },
  };
}
