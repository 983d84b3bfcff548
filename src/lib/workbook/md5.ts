const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const MIXES = [
  (b: number, c: number, d: number) => (b & c) | (~b & d),
  (b: number, c: number, d: number) => (d & b) | (~d & c),
  (b: number, c: number, d: number) => b ^ c ^ d,
  (b: number, c: number, d: number) => c ^ (b | ~d),
];
/** Which word of the block a step takes, by its round. */
const PLACES = [
  (step: number) => step,
  (step: number) => 5 * step + 1,
  (step: number) => 3 * step + 5,
  (step: number) => 7 * step,
];

/** MD5 (RFC 1321), which browsers do not offer and old workbooks use. It protects nothing here. */
export function md5(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const words = new DataView(blocks.buffer);
  words.setUint32(blocks.length - 8, bytes.length * 8, true);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < blocks.length; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4;
      const place = (PLACES[round]?.(step) ?? 0) % 16;
      const sum =
        a
        + (MIXES[round]?.(b, c, d) ?? 0)
        + Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32)
        + words.getUint32(block + place * 4, true);
      const shift = SHIFTS[round]?.[step % 4] ?? 0;
      [a, d, c, b] = [d, c, b, b + ((sum << shift) | ((sum | 0) >>> (32 - shift)))];
    }
    [a, b, c, d].forEach((value, at) => (state[at] = (state[at] ?? 0) + value));
  }
  return new Uint8Array(state.buffer);
}
