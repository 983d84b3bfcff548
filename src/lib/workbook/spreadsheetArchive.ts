import { DEFLATED, STORED, demand, directoryOf, entriesOf, placeOf } from './zipDirectory';
import type { ZipEntry } from './zipDirectory';

/**
 * What an archive may hold (D46). Bytes are those of all its entries, unpacked; from `judgedBytes` on they may be at most
 * `ratio` times the archive. Lists of members pack to a tenth or twentieth, what packs to a hundredth is made to: 17 KB of
 * empty cells in one row take their reader 200 MB.
 */
export const ARCHIVE_LIMITS = {
  entries: 1000,
  unpackedBytes: 64 * 1024 * 1024,
  judgedBytes: 8 * 1024 * 1024,
  ratio: 100,
} as const;

/**
 * `limits`: more than a list of members can need; `locked`: opens with a password only; `broken`: no archive, or one that
 * says two things of itself.
 */
export type ArchiveProblem = 'limits' | 'locked' | 'broken';

/** A part of a workbook as it lies in its archive, which was looked over. */
export interface PackedPart extends Pick<ZipEntry, 'name' | 'method' | 'unpacked' | 'checksum'> {
  packed: Uint8Array;
}

/** What an archive holds, by `partKey`; or why it is not to be opened. */
export type OpenedArchive =
  | { parts: ReadonlyMap<string, PackedPart>; problem?: undefined }
  | { parts?: undefined; problem: ArchiveProblem };

/** Deflate's own way of saying nothing takes two bytes. */
const EMPTY_DEFLATED_BYTES = 2;

/** An entry and where its packed bytes lie. */
interface Placed {
  entry: ZipEntry;
  from: number;
  to: number;
}

/** Readers take 0 for "not known" and would unpack without an end. */
function demandHonestSize({ method, packed, unpacked }: ZipEntry): void {
  demand(method === STORED || method === DEFLATED);
  if (method === STORED) demand(packed === unpacked);
  else demand(unpacked > 0 || packed <= EMPTY_DEFLATED_BYTES);
}

function demandApart(places: readonly Placed[], directoryAt: number): void {
  let free = 0;
  for (const { entry, to } of [...places].sort((one, other) => one.entry.at - other.entry.at)) {
    demand(entry.at >= free);
    free = to;
  }
  demand(free <= directoryAt);
}

function isTooMuch(unpacked: number, packed: number): boolean {
  const { unpackedBytes, judgedBytes, ratio } = ARCHIVE_LIMITS;
  return unpacked > unpackedBytes || (unpacked > judgedBytes && unpacked > packed * ratio);
}

/**
 * What the names of parts are compared by. Letters of ASCII count the same in either case (ECMA-376 part 2, equivalence of
 * part names). Some programs write `\\` for `/`, or begin at the archive's root; spreadsheet programs read both.
 */
export function partKey(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/(?<=^|\/)(?:\.?\/)+/g, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function open(bytes: Uint8Array): OpenedArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = directoryOf(view);
  if (directory.count > ARCHIVE_LIMITS.entries) return { problem: 'limits' };
  const entries = entriesOf(view, directory);
  if (entries.some(({ isLocked }) => isLocked)) return { problem: 'locked' };
  if (
    isTooMuch(
      entries.reduce((sum, { unpacked }) => sum + unpacked, 0),
      view.byteLength,
    )
  )
    return { problem: 'limits' };
  entries.forEach(demandHonestSize);
  const places = entries.map((entry) => ({ entry, ...placeOf(view, entry) }));
  demandApart(places, directory.from);
  const parts = new Map(
    places.map(({ entry, from, to }) => [
      partKey(entry.name),
      { ...entry, packed: bytes.subarray(from, to) },
    ]),
  );
  demand(parts.size === directory.count);
  return { parts };
}

/**
 * Reads the directory of a zip archive and unpacks nothing. Refuses too much in it, entries that lie over one another,
 * that come twice (two readers would see two workbooks), whose sizes or headers contradict each other, encrypted
 * or packed in a way that no spreadsheet is. Whoever unpacks afterwards must stop at the sizes that it says. Throws nothing.
 */
export function openArchive(bytes: Uint8Array): OpenedArchive {
  try {
    return open(bytes);
  } catch {
    // A `RangeError` is an archive that points beyond its own end.
    return { problem: 'broken' };
  }
}
