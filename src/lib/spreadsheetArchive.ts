/**
 * What an archive may hold (D46). Bytes are those of all its entries, unpacked; from `judgedBytes` on they may be at most
 * `ratio` times the archive. Lists of members pack to a tenth or twentieth, what packs to a hundredth is made to: 17 KB of
 * empty cells in one row take their reader 200 MB.
 */
export const ARCHIVE_LIMITS = { entries: 1000, unpackedBytes: 64 * 1024 * 1024, judgedBytes: 8 * 1024 * 1024, ratio: 100 } as const;

/** `limits`: more than a list of members can need; `broken`: no archive, or one that says two things of itself. */
export type ArchiveProblem = 'limits' | 'broken';

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Where its own header stands. */
  at: number;
}

const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** Deflate's own way of saying nothing takes two bytes. */
const EMPTY_DEFLATED_BYTES = 2;

class Broken extends Error {}

function demand(holds: boolean): void {
  if (!holds) throw new Broken();
}

function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new Broken();
}

function nameAt(view: DataView, at: number, length: number): string {
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
}

/** One line of the central directory, and where the next begins. Sizes of 4 GiB and more (zip64) fail the demands below. */
function entryAt(view: DataView, at: number): { entry: Entry; next: number } {
  demand(view.getUint32(at, true) === CENTRAL_SIGNATURE);
  demand((view.getUint16(at + 8, true) & ENCRYPTED) === 0);
  const nameLength = view.getUint16(at + 28, true);
  const entry = {
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    name: nameAt(view, at + 46, nameLength),
  };
  return { entry, next: at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true) };
}

/** Readers take 0 for "not known" and would unpack without an end. */
function demandHonestSize({ method, packed, unpacked }: Entry): void {
  demand(method === STORED || method === DEFLATED);
  if (method === STORED) demand(packed === unpacked);
  else demand(unpacked > 0 || packed <= EMPTY_DEFLATED_BYTES);
}

/** Where an entry's bytes end; its own header must name it as the directory does. */
function endOfEntry(view: DataView, { name, at, packed }: Entry): number {
  demand(view.getUint32(at, true) === LOCAL_SIGNATURE);
  const nameLength = view.getUint16(at + 26, true);
  demand(nameAt(view, at + 30, nameLength) === name);
  return at + 30 + nameLength + view.getUint16(at + 28, true) + packed;
}

function demandApart(view: DataView, entries: readonly Entry[], directoryAt: number): void {
  let free = 0;
  for (const entry of [...entries].sort((one, other) => one.at - other.at)) {
    demand(entry.at >= free);
    free = endOfEntry(view, entry);
  }
  demand(free <= directoryAt);
}

function isTooMuch(unpacked: number, packed: number): boolean {
  const { unpackedBytes, judgedBytes, ratio } = ARCHIVE_LIMITS;
  return unpacked > unpackedBytes || (unpacked > judgedBytes && unpacked > packed * ratio);
}

function inspect(view: DataView): ArchiveProblem | undefined {
  demand(view.byteLength >= END_BYTES);
  const end = endOf(view);
  demand(end + END_BYTES + view.getUint16(end + 20, true) === view.byteLength);
  const count = view.getUint16(end + 10, true);
  demand(view.getUint16(end + 4, true) === 0 && view.getUint16(end + 8, true) === count);
  if (count > ARCHIVE_LIMITS.entries) return 'limits';
  const directoryAt = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  let at = directoryAt;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(view, at);
    entries.push(entry);
    at = next;
  }
  demand(at === end && directoryAt + view.getUint32(end + 12, true) === end);
  if (isTooMuch(entries.reduce((sum, { unpacked }) => sum + unpacked, 0), view.byteLength)) return 'limits';
  demand(new Set(entries.map(({ name }) => name.toLowerCase())).size === count);
  entries.forEach(demandHonestSize);
  demandApart(view, entries, directoryAt);
  return undefined;
}

/**
 * Looks at the directory of a zip archive and unpacks nothing: too much in it, entries that lie over one another,
 * that come twice (two readers would see two workbooks), whose sizes or headers contradict each other, encrypted
 * or packed in a way that no spreadsheet is. Whoever unpacks afterwards must stop at the sizes that it says.
 */
export function archiveProblem(bytes: Uint8Array): ArchiveProblem | undefined {
  try {
    return inspect(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    // A `RangeError` is an archive that points beyond its own end.
    return 'broken';
  }
}

/** Whether a workbook carries macros; nobody here runs them. The name is never packed. */
export function holdsMacros(bytes: Uint8Array): boolean {
  const name = new TextEncoder().encode('vbaProject.bin');
  for (let at = bytes.indexOf(name[0] ?? 0); at >= 0; at = bytes.indexOf(name[0] ?? 0, at + 1)) {
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
