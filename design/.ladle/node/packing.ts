/**
 * Replaces Node's compression and hashing for stories, which neither compress nor upload workbooks.
 */
function missing(): never {
  throw new Error('Stories cannot compress or hash; script the answer');
}

export const createHash = missing;
export const crc32 = missing;
export const deflateRawSync = missing;
export const inflateRawSync = missing;
