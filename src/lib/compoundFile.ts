import { demandOrThrow } from './demandOrThrow';

/** What every compound file begins with (MS-CFB, 2.2). */
export const COMPOUND_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Sector numbers from here on say that a chain ends, or mark sectors of no stream. */
const LAST_SECTOR = 0xfffffff9;
const FIRST_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const [STREAM, ROOT] = [2, 5];

const demand = demandOrThrow('The compound file is broken');

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
}

/** Compound files (MS-CFB), as xls is one: streams in chains of sectors. Whatever points beyond its end throws. */
class CompoundFile {
  private readonly view: DataView;
  private readonly sectorBytes: number;
  private readonly fat: number[] = [];

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    demand(COMPOUND_SIGNATURE.every((byte, at) => bytes[at] === byte));
    const shift = this.number(30, 2);
    demand(shift === 9 || shift === 12);
    this.sectorBytes = 2 ** shift;
    for (const sector of this.fatSectors()) this.fat.push(...this.numbersOf(this.sector(sector)));
  }

  private number(at: number, width: 2 | 4 = 4): number {
    return width === 2 ? this.view.getUint16(at, true) : this.view.getUint32(at, true);
  }

  private numbersOf(part: Uint8Array): number[] {
    const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
    return Array.from({ length: part.byteLength / 4 }, (_, index) => view.getUint32(index * 4, true));
  }

  private sector(sector: number): Uint8Array {
    const from = (sector + 1) * this.sectorBytes;
    demand(from < this.bytes.length);
    return this.bytes.subarray(from, from + this.sectorBytes);
  }

  /** Where the table of chains lies: the first sectors are named in the header, the others in a chain of their own. */
  private fatSectors(): number[] {
    const sectors = Array.from({ length: FIRST_FAT_SECTORS }, (_, index) => this.number(76 + index * 4));
    const most = this.bytes.length / this.sectorBytes;
    for (let next = this.number(68), steps = 0; next <= LAST_SECTOR; steps += 1) {
      demand(steps < most);
      const numbers = this.numbersOf(this.sector(next));
      next = numbers.pop() ?? LAST_SECTOR + 1;
      sectors.push(...numbers);
    }
    return sectors.filter((sector) => sector <= LAST_SECTOR);
  }

  private chain(start: number, next: readonly number[], piece: (at: number) => Uint8Array): Uint8Array {
    const pieces: Uint8Array[] = [];
    for (let at = start; at <= LAST_SECTOR; at = next[at] ?? LAST_SECTOR + 1) {
      demand(pieces.length < next.length);
      pieces.push(piece(at));
    }
    const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    pieces.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
    return whole;
  }

  private sectors(start: number): Uint8Array {
    return this.chain(start, this.fat, (at) => this.sector(at));
  }

  entries(): Entry[] {
    const directory = this.sectors(this.number(48));
    const view = new DataView(directory.buffer);
    return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
      const at = index * ENTRY_BYTES;
      const nameBytes = Math.max(0, view.getUint16(at + 64, true) - 2);
      const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + Math.min(nameBytes, 62)));
      return { name, type: view.getUint8(at + 66), start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) };
    });
  }

  /** Small streams lie in small sectors of one stream of their own. */
  contentOf({ start, size }: Entry, root: Entry): Uint8Array {
    if (size >= this.number(56)) return this.sectors(start).subarray(0, size);
    const small = this.sectors(root.start);
    const bytes = 2 ** this.number(32, 2);
    return this.chain(start, this.numbersOf(this.sectors(this.number(60))), (at) => small.subarray(at * bytes, (at + 1) * bytes)).subarray(0, size);
  }
}

/** Whether a compound file has a stream of this name. @throws Error for a file that is none */
export function hasStream(bytes: Uint8Array, name: string): boolean {
  return new CompoundFile(bytes).entries().some((entry) => entry.type === STREAM && entry.name === name);
}

/** The first stream of one of these names in a compound file. @throws Error for a file that is none, or has none of them */
export function streamOf(bytes: Uint8Array, names: readonly string[]): Uint8Array {
  const file = new CompoundFile(bytes);
  const entries = file.entries();
  const root = entries.find(({ type }) => type === ROOT);
  const [found] = names.flatMap((name) => entries.filter((entry) => entry.type === STREAM && entry.name === name));
  if (root === undefined || found === undefined) throw new Error('The compound file has no such stream');
  return file.contentOf(found, root);
}
