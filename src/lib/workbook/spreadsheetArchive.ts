import { viewOf } from '#lib/files/bytes.ts';
import { DEFLATED, STORED, demand, zipDirectoryOf, zipEntriesOf, zipPlaceOf } from './zipDirectory';
import type { ZipEntry } from './zipDirectory';

/**
 * The limits of an archive (D46). Bytes are those of all entries, unpacked; from `judgedBytes` on
 * they may be at most `ratio` times the archive. Lists of members compress to a tenth or twentieth;
 * a hundredth is deliberate: 17 KB of empty cells in one row cost the reader 200 MB.
 */
export const ARCHIVE_LIMITS = {
  entries: 1000,
  unpackedBytes: 64 * 1024 * 1024,
  judgedBytes: 8 * 1024 * 1024,
  ratio: 100,
} as const;

/**
 * `limits`: more than a list of members can need; `locked`: needs a password; `broken`: not an
 * archive, or an inconsistent one.
 */
export type ArchiveProblem = 'limits' | 'locked' | 'broken';

/** A part of a workbook in a checked archive. */
export interface PackedPart extends Pick<ZipEntry, 'name' | 'method' | 'unpacked' | 'checksum'> {
  packed: Uint8Array;
}

/** The content of an archive by `partKey`, or why it must not be opened. */
export type OpenedArchive =
  | { parts: ReadonlyMap<string, PackedPart>; problem?: undefined }
  | { parts?: undefined; problem: ArchiveProblem };

/** Deflate needs two bytes for an empty content. */
const EMPTY_DEFLATED_BYTES = 2;

/** An entry and the position of its packed bytes. */
interface EntryPlace {
  entry: ZipEntry;
  from: number;
  to: number;
}

/** Readers take 0 for "unknown" and would unpack without a limit. */
function demandHonestSize({ method, packed, unpacked }: ZipEntry): void {
  demand(method === STORED || method === DEFLATED);
  if (method === STORED) demand(packed === unpacked);
  else demand(unpacked > 0 || packed <= EMPTY_DEFLATED_BYTES);
}

function demandApart(places: readonly EntryPlace[], directoryAt: number): void {
  let free = 0;
  for (const { entry, to } of [...places].sort((one, other) => one.entry.at - other.entry.at)) {
    demand(entry.at >= free);
    free = to;
  }
  demand(free <= directoryAt);
}

function isTooMuch(size: number, packedSize: number): boolean {
  const { unpackedBytes, judgedBytes, ratio } = ARCHIVE_LIMITS;
  return size > unpackedBytes || (size > judgedBytes && size > packedSize * ratio);
}

/**
 * The comparison key of a part's name. ASCII case is ignored (ECMA-376 part 2, equivalence of part
 * names). Some programs write `\\` for `/`, or start at the archive's root; spreadsheet programs
 * accept both.
 */
export function partKey(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/(?<=^|\/)(?:\.?\/)+/g, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function open(bytes: Uint8Array): OpenedArchive {
  const view = viewOf(bytes);
  const directory = zipDirectoryOf(view);
  if (directory.count > ARCHIVE_LIMITS.entries) return { problem: 'limits' };
  const entries = zipEntriesOf(view, directory);
  if (entries.some(({ isLocked }) => isLocked)) return { problem: 'locked' };
  if (
    isTooMuch(
      entries.reduce((sum, { unpacked }) => sum + unpacked, 0),
      view.byteLength,
    )
  )
    return { problem: 'limits' };
  entries.forEach(demandHonestSize);
  const places = entries.map((entry) => ({ entry, ...zipPlaceOf(view, entry) }));
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
 * Reads the directory of a zip archive and unpacks nothing. Refuses archives with too much content,
 * with overlapping or duplicate entries (two readers would see two workbooks), with contradictory
 * sizes or headers, encrypted, or packed in a way that no spreadsheet uses. Code that unpacks must
 * stop at the declared sizes. Never throws.
 */
export function openArchive(bytes: Uint8Array): OpenedArchive {
  try {
    return open(bytes);
  } catch {
    // A `RangeError` means that the archive refers beyond its own end.
    return { problem: 'broken' };
  }
}
