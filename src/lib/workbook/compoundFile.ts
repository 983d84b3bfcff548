import { joinedBytes, startsWith, viewOf } from '#lib/files/bytes.ts';
import { createAssert } from '#lib/object/createAssert.ts';

/** The signature of a compound file (MS-CFB, 2.2). */
export const COMPOUND_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Sector numbers from here on end a chain, or mark sectors without a stream. */
const LAST_SECTOR = 0xfffffff9;
const FIRST_FAT_SECTORS = 109;
/** Small sectors have 64 bytes (MS-CFB, 2.2). */
const SMALL_SHIFT = 6;
const ENTRY_BYTES = 128;
const [STORAGE, STREAM, ROOT] = [1, 2, 5];

const demand = createAssert('The compound file is broken');

interface Entry {
  name: string;
  type: number;
  /**
   * Indexes of other entries: the siblings in the tree of a storage, and the root of its children.
   */
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/**
 * A compound file (MS-CFB), the container of xls: streams in chains of sectors. References beyond
 * its end throw.
 */
class CompoundFile {
  private readonly view: DataView;
  private readonly sectorBytes: number;
  private readonly fat: number[] = [];

  constructor(private readonly bytes: Uint8Array) {
    this.view = viewOf(bytes);
    demand(startsWith(bytes, COMPOUND_SIGNATURE));
    const shift = this.number(30, 2);
    demand(shift === 9 || shift === 12);
    this.sectorBytes = 2 ** shift;
    for (const sector of this.fatSectors()) this.fat.push(...this.numbersOf(this.sector(sector)));
  }

  private get mostSectors(): number {
    return this.bytes.length / this.sectorBytes;
  }

  private number(at: number, width: 2 | 4 = 4): number {
    return width === 2 ? this.view.getUint16(at, true) : this.view.getUint32(at, true);
  }

  private numbersOf(part: Uint8Array): number[] {
    const view = viewOf(part);
    return Array.from({ length: part.byteLength / 4 }, (_, index) =>
      view.getUint32(index * 4, true),
    );
  }

  /** Some programs do not fill the last sector; the missing bytes count as zeros. */
  private sector(sector: number): Uint8Array {
    const from = (sector + 1) * this.sectorBytes;
    demand(from < this.bytes.length);
    return filledUp(this.bytes.subarray(from, from + this.sectorBytes), this.sectorBytes);
  }

  /**
   * The sectors of the allocation table: the first are listed in the header, the others in a
   * separate chain.
   */
  private fatSectors(): number[] {
    const sectors = Array.from({ length: FIRST_FAT_SECTORS }, (_, index) =>
      this.number(76 + index * 4),
    );
    for (let next = this.number(68), steps = 0; next <= LAST_SECTOR; steps += 1) {
      demand(steps < this.mostSectors);
      const numbers = this.numbersOf(this.sector(next));
      next = numbers.pop() ?? LAST_SECTOR + 1;
      sectors.push(...numbers);
    }
    const regularSectors = sectors.filter((sector) => sector <= LAST_SECTOR);
    demand(regularSectors.length <= this.mostSectors);
    return regularSectors;
  }

  /** @param most the number of sectors that there are: a chain that has more of them is a loop */
  private chain(
    start: number,
    next: readonly number[],
    piece: (at: number) => Uint8Array,
    most: number,
  ): Uint8Array {
    const pieces: Uint8Array[] = [];
    for (let at = start; at <= LAST_SECTOR; at = next[at] ?? LAST_SECTOR + 1) {
      demand(pieces.length < most);
      pieces.push(piece(at));
    }
    return joinedBytes(pieces);
  }

  private sectors(start: number): Uint8Array {
    return this.chain(start, this.fat, (at) => this.sector(at), this.mostSectors);
  }

  private entries(): Entry[] {
    const directory = this.sectors(this.number(48));
    const view = viewOf(directory);
    return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
      const at = index * ENTRY_BYTES;
      const nameBytes = Math.max(0, view.getUint16(at + 64, true) - 2);
      const name = new TextDecoder('utf-16le').decode(
        directory.subarray(at, at + Math.min(nameBytes, 62)),
      );
      const [left = 0, right = 0, child = 0] = [68, 72, 76].map((place) =>
        view.getUint32(at + place, true),
      );
      return {
        name,
        type: view.getUint8(at + 66),
        left,
        right,
        child,
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      };
    });
  }

  /** The root and its direct children. Entries of other storages belong to embedded objects. */
  top(): { root: Entry; children: Entry[] } {
    const entries = this.entries();
    const root = entries.find(({ type }) => type === ROOT);
    if (root === undefined) throw new Error('The compound file has no root');
    const children = new Set<Entry>();
    const numbers = [root.child];
    for (let entry = entries[numbers.pop() ?? -1]; ; entry = entries[numbers.pop() ?? -1]) {
      if (entry !== undefined && !children.has(entry)) {
        children.add(entry);
        numbers.push(entry.left, entry.right);
      } else if (numbers.length === 0)
        return {
          root,
          children: [...children].filter(({ type }) => type === STREAM || type === STORAGE),
        };
    }
  }

  /** Small streams consist of small sectors within one shared stream. */
  contentOf({ start, size }: Entry, root: Entry): Uint8Array {
    if (size >= this.number(56)) return this.wholeOf(this.sectors(start), size);
    const small = this.sectors(root.start);
    demand(this.number(32, 2) === SMALL_SHIFT);
    const bytes = 2 ** SMALL_SHIFT;
    const piece = (at: number) => filledUp(small.subarray(at * bytes, (at + 1) * bytes), bytes);
    return this.wholeOf(
      this.chain(
        start,
        this.numbersOf(this.sectors(this.number(60))),
        piece,
        Math.ceil(small.length / bytes),
      ),
      size,
    );
  }

  private wholeOf(content: Uint8Array, size: number): Uint8Array {
    demand(content.length >= size);
    return content.subarray(0, size);
  }
}

function filledUp(part: Uint8Array, length: number): Uint8Array {
  if (part.length === length) return part;
  const whole = new Uint8Array(length);
  whole.set(part);
  return whole;
}

/** Names are case-insensitive (MS-CFB, 2.6.4). */
const isCalled =
  (name: string) =>
  (entry: Entry): boolean =>
    entry.name.toUpperCase() === name.toUpperCase();

/**
 * Whether a compound file has a top-level stream or storage of this name.
 * @throws Error when it is not a compound file
 */
export function hasEntry(bytes: Uint8Array, name: string): boolean {
  return new CompoundFile(bytes).top().children.some(isCalled(name));
}

/**
 * The top-level stream of a compound file with one of these names; of several, the first by the
 * order of the names.
 * @throws Error when it is not a compound file or has no such stream
 */
export function streamOf(bytes: Uint8Array, names: readonly string[]): Uint8Array {
  const file = new CompoundFile(bytes);
  const { root, children } = file.top();
  const streams = children.filter(({ type }) => type === STREAM);
  const [stream] = names.flatMap((name) => streams.filter(isCalled(name)));
  if (stream === undefined) throw new Error('The compound file has no such stream');
  return file.contentOf(stream, root);
}
