import { createAssert } from '#lib/object/createAssert.ts';

/** An entry of a zip archive as its directory describes it; sizes in bytes. */
export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** CRC-32 of the unpacked content. */
  checksum: number;
  at: number;
  isLocked: boolean;
}

/** The end record's data about the directory; positions in bytes. */
export interface ZipDirectory {
  from: number;
  to: number;
  count: number;
}

export const [STORED, DEFLATED] = [0, 8];

const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
/**
 * The record between directory and end of archives that may exceed 4 GiB; some smaller archives
 * have it too.
 */
const LARGE_END_SIGNATURE = 0x06064b50;
const END_BYTES = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const ENCRYPTED = 1;
/** Stands for a number that is in the extra field of zip64 instead. */
const SEE_EXTRA_FIELD = 0xffffffff;
const ZIP64_FIELD = 1;

/**
 * Refuses an archive that is invalid or inconsistent.
 * @throws Error unless the condition holds
 */
export const demand = createAssert('The archive is broken');

function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_LENGTH);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new Error('No archive');
}

function nameAt(view: DataView, at: number, length: number): string {
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
}

/**
 * Finds the directory. Bytes after the archive do not count: web servers and other programs add
 * some, and spreadsheet programs ignore them.
 * @throws Error for bytes that are not an archive, or one of several disks
 */
export function zipDirectoryOf(view: DataView): ZipDirectory {
  demand(view.byteLength >= END_BYTES);
  const end = endOf(view);
  demand(end + END_BYTES + view.getUint16(end + 20, true) <= view.byteLength);
  const count = view.getUint16(end + 10, true);
  demand(view.getUint16(end + 4, true) === 0 && view.getUint16(end + 8, true) === count);
  const from = view.getUint32(end + 16, true);
  const to = from + view.getUint32(end + 12, true);
  demand(to === end || (to < end && view.getUint32(to, true) === LARGE_END_SIGNATURE));
  return { from, to, count };
}

/**
 * Replaces the numbers that an entry keeps in its extra field. Programs that stream a
 * workbook, such as POI, always keep them there.
 * @param numbers in the order of the field: unpacked size, packed size, place
 */
function withExtraField(view: DataView, from: number, to: number, numbers: number[]): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_FIELD) continue;
    let next = at + 4;
    return numbers.map((number) => {
      if (number !== SEE_EXTRA_FIELD) return number;
      next += 8;
      demand(next <= to);
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  return numbers;
}

/** An entry of the directory and the position of the next. */
function entryAt(view: DataView, at: number): { entry: ZipEntry; next: number } {
  demand(view.getUint32(at, true) === CENTRAL_SIGNATURE);
  const nameLength = view.getUint16(at + 28, true);
  const extra = at + 46 + nameLength;
  const afterExtra = extra + view.getUint16(at + 30, true);
  const [size = 0, packedSize = 0, place = 0] = withExtraField(
    view,
    extra,
    afterExtra,
    [24, 20, 42].map((field) => view.getUint32(at + field, true)),
  );
  const entry = {
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packed: packedSize,
    unpacked: size,
    at: place,
    name: nameAt(view, at + 46, nameLength),
    isLocked: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
  };
  return { entry, next: afterExtra + view.getUint16(at + 32, true) };
}

/**
 * All entries of the directory.
 * @throws Error when the directory has another size than declared
 */
export function zipEntriesOf(view: DataView, { from, to, count }: ZipDirectory): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = from;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(view, at);
    entries.push(entry);
    at = next;
  }
  demand(at === to);
  return entries;
}

/**
 * The position of an entry's packed bytes.
 * @throws Error when its local header has another name than the directory
 */
export function zipPlaceOf(
  view: DataView,
  { name, at, packed }: ZipEntry,
): { from: number; to: number } {
  demand(view.getUint32(at, true) === LOCAL_SIGNATURE);
  const nameLength = view.getUint16(at + 26, true);
  demand(nameAt(view, at + 30, nameLength) === name);
  const from = at + 30 + nameLength + view.getUint16(at + 28, true);
  return { from, to: from + packed };
}
