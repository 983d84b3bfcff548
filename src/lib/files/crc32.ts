import { viewOf } from './bytes';

/** The polynomial of zip, gzip and PNG (ISO 3309), with reversed bits. */
const POLYNOMIAL = 0xedb88320;
/** Bytes processed per step, with one table each (slicing by 8). */
const SLICE = 8;
const TABLE_SIZE = 256;

/**
 * The tables one after another: table `place` holds the effect of each byte value followed by
 * `place` more bytes.
 */
function makeTables(): Int32Array {
  const tables = new Int32Array(SLICE * TABLE_SIZE);
  for (let value = 0; value < TABLE_SIZE; value += 1) {
    let sum = value;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
    tables[value] = sum;
  }
  for (let at = TABLE_SIZE; at < tables.length; at += 1) {
    const before = tables[at - TABLE_SIZE] ?? 0;
    tables[at] = (before >>> 8) ^ (tables[before & 0xff] ?? 0);
  }
  return tables;
}

let table: Int32Array | undefined;

/** The effect of a byte on the checksum when `place` more follow it in its slice. */
function step(tables: Int32Array, place: number, byte: number): number {
  return tables[place * TABLE_SIZE + (byte & 0xff)] as number;
}

/**
 * The CRC-32 of bytes, as in zip archives. About 1 ms per MB.
 * @param before the checksum of the preceding bytes when these are a continuation
 * @returns an unsigned 32-bit number
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const t = (table ??= makeTables());
  const view = viewOf(bytes);
  let sum = ~before;
  let at = 0;
  for (const last = bytes.length - SLICE; at <= last; at += SLICE) {
    const low = sum ^ view.getInt32(at, true);
    const high = view.getInt32(at + 4, true);
    sum =
      step(t, 7, low)
      ^ step(t, 6, low >>> 8)
      ^ step(t, 5, low >>> 16)
      ^ step(t, 4, low >>> 24)
      ^ step(t, 3, high)
      ^ step(t, 2, high >>> 8)
      ^ step(t, 1, high >>> 16)
      ^ step(t, 0, high >>> 24);
  }
  for (; at < bytes.length; at += 1) sum = (sum >>> 8) ^ step(t, 0, sum ^ view.getUint8(at));
  return ~sum >>> 0;
}
