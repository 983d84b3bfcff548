/** Node's packing and hashing for stories: nothing there packs or uploads a workbook, so nothing here does. */
function missing(): never {
  throw new Error('Stories pack and hash nothing; script the answer');
}

export const createHash = missing;
export const crc32 = missing;
export const deflateRawSync = missing;
export const inflateRawSync = missing;
