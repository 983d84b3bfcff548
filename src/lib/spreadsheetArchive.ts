import { DEFLATED, STORED, demand, directoryOf, entriesOf, placeOf } from './zipDirectory';
import type { ZipEntry } from './zipDirectory';

/**
 * What an archive may hold (D46). Bytes are those of all its entries, unpacked; from `judgedBytes` on they may be at most
 * `ratio` times the archive. Lists of members pack to a tenth or twentieth, what packs to a hundredth is made to: 17 KB of
 * empty cells in one row take their reader 200 MB.
 */
export const ARCHIVE_LIMITS = { entries: 1000, unpackedBytes: 64 * 1024 * 1024, judgedBytes: 8 * 1024 * 1024, ratio: 100 } as const;

/** `limits`: more than a list of members can need; `broken`: no archive, or one that says two things of itself. */
export type ArchiveProblem = 'limits' | 'broken';

/** Deflate's own way of saying nothing takes two bytes. */
const EMPTY_DEFLATED_BYTES = 2;

/** Readers take 0 for "not known" and would unpack without an end. */
function demandHonestSize({ method, packed, unpacked }: ZipEntry): void {
  demand(method === STORED || method === DEFLATED);
  if (method === STORED) demand(packed === unpacked);
  else demand(unpacked > 0 || packed <= EMPTY_DEFLATED_BYTES);
}

function demandApart(view: DataView, entries: readonly ZipEntry[], directoryAt: number): void {
  let free = 0;
  for (const entry of [...entries].sort((one, other) => one.at - other.at)) {
    demand(entry.at >= free);
    free = placeOf(view, entry).to;
  }
  demand(free <= directoryAt);
}

function isTooMuch(unpacked: number, packed: number): boolean {
  const { unpackedBytes, judgedBytes, ratio } = ARCHIVE_LIMITS;
  return unpacked > unpackedBytes || (unpacked > judgedBytes && unpacked > packed * ratio);
}

function inspect(view: DataView): ArchiveProblem | undefined {
  const directory = directoryOf(view);
  if (directory.count > ARCHIVE_LIMITS.entries) return 'limits';
  const entries = entriesOf(view, directory);
  if (isTooMuch(entries.reduce((sum, { unpacked }) => sum + unpacked, 0), view.byteLength)) return 'limits';
  demand(new Set(entries.map(({ name }) => name.toLowerCase())).size === directory.count);
  entries.forEach(demandHonestSize);
  demandApart(view, entries, directory.from);
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

/** What macros are called in an xlsx, and in an xls, whose names have two bytes for each letter. Neither is ever packed. */
const MACRO_NAMES = ['vbaProject.bin', '_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0'].map((name) => new TextEncoder().encode(name));

/** Whether a workbook carries macros; nobody here runs them. */
export function holdsMacros(bytes: Uint8Array): boolean {
  return MACRO_NAMES.some((name) => {
    const [first = 0] = name;
    for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
      if (name.every((byte, index) => bytes[at + index] === byte)) return true;
    }
    return false;
  });
}
