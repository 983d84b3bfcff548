/** @jest-environment node */
import { openArchive } from './spreadsheetArchive';

const NAME = 'a.xml';
const LOCAL = 30 + NAME.length;
const CENTRAL = 46 + NAME.length;
const [STORED, DEFLATED] = [0, 8];

interface Made {
  method?: number;
  /** Bytes of the entry in the archive. */
  packed?: number;
  unpacked?: number;
  /** Bytes between the directory and its end record. */
  gap?: number;
  isLocked?: boolean;
  /** Offsets in the end record, and the 16-bit values there. */
  end?: readonly (readonly [at: number, value: number])[];
}

/** A zip archive with one entry, written byte by byte, so that its fields can be false. */
function archive({
  method = STORED,
  packed = 4,
  unpacked = 4,
  gap = 0,
  isLocked = false,
  end = [],
}: Made = {}): Uint8Array {
  const directory = LOCAL + packed;
  const last = directory + CENTRAL + gap;
  const bytes = new Uint8Array(last + 22);
  const view = new DataView(bytes.buffer);
  const name = new TextEncoder().encode(NAME);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(26, NAME.length, true);
  bytes.set(name, 30);
  view.setUint32(directory, 0x02014b50, true);
  view.setUint16(directory + 8, Number(isLocked), true);
  view.setUint16(directory + 10, method, true);
  view.setUint32(directory + 20, packed, true);
  view.setUint32(directory + 24, unpacked, true);
  view.setUint16(directory + 28, NAME.length, true);
  bytes.set(name, directory + 46);
  view.setUint32(last, 0x06054b50, true);
  for (const at of [8, 10]) view.setUint16(last + at, 1, true);
  view.setUint32(last + 12, CENTRAL, true);
  view.setUint32(last + 16, directory, true);
  for (const [at, value] of end) view.setUint16(last + at, value, true);
  return bytes;
}

it.each([
  ['with one entry', {}],
  ['with an empty entry', { method: DEFLATED, packed: 2, unpacked: 0 }],
  [
    'with the maximum compression ratio',
    { method: DEFLATED, packed: 100_000, unpacked: 10_000_000 },
  ],
  [
    'with little content and a high compression ratio',
    { method: DEFLATED, packed: 4, unpacked: 8 * 1024 * 1024 },
  ],
] as [string, Made][])('accepts an archive %s', (_, made) =>
  expect(openArchive(archive(made)).problem).toBeUndefined(),
);

it.each([
  ['that claims several disks', { end: [[4, 1]] }],
  ['that claims more entries on other disks', { end: [[8, 0]] }],
  ['whose directory is longer than declared', { end: [[12, CENTRAL - 1]] }],
  ['with unknown bytes after its directory', { gap: 4, end: [[12, CENTRAL + 4]] }],
  ['whose entry declares no unpacked size', { method: DEFLATED, packed: 3, unpacked: 0 }],
  ['with a compression method that no spreadsheet uses', { method: 9 }],
] as [string, Made][])('refuses an archive %s', (_, made) =>
  expect(openArchive(archive(made)).problem).toBe('broken'),
);

it.each([
  ['more than a hundred times itself', { packed: 80_000, unpacked: 8 * 1024 * 1024 + 1 }],
  ['larger than the limit, at a low ratio', { packed: 1_000_000, unpacked: 64 * 1024 * 1024 + 1 }],
])('refuses an archive that becomes %s as too large', (_, made) =>
  expect(openArchive(archive({ method: DEFLATED, ...made })).problem).toBe('limits'),
);

it('refuses an archive that needs a password as locked', () =>
  expect(openArchive(archive({ isLocked: true })).problem).toBe('locked'));
