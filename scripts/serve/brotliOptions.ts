import { constants } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';

/** The window, as a power of two, of files that are in it whole: a greater one gains nothing and takes some bytes. */
const SMALL_WINDOW = 16;

/** Files of fewer bytes go out as they are: compressed they would save no packet. */
export const LEAST_TO_COMPRESS = 512;

/** How a file is compressed, by the build and by a preview that has put another configuration into a page. */
export function brotliOptions(
  { length }: Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): BrotliOptions {
  const window =
    length < 2 ** SMALL_WINDOW
      ? { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW }
      : { [constants.BROTLI_PARAM_SIZE_HINT]: length };
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, ...window } };
}
