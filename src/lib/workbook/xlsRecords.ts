import { viewOf } from '#lib/files/bytes.ts';

export const RECORD = {
  formula: 0x06,
  end: 0x0a,
  date1904: 0x22,
  filePass: 0x2f,
  continued: 0x3c,
  sheet: 0x85,
  columns: 0x7d,
  multipleRk: 0xbd,
  richString: 0xd6,
  format: 0xe0,
  sharedStrings: 0xfc,
  labelOfShared: 0xfd,
  number: 0x203,
  label: 0x204,
  boolOrError: 0x205,
  string: 0x207,
  row: 0x208,
  rk: 0x27e,
  formatCode: 0x41e,
  begin: 0x809,
} as const;

/** First records of workbooks before Excel 5, whose type contains the version. */
export const OLD_BEGINNINGS: readonly number[] = [0x09, 0x209, 0x409];

/** A record of a workbook with its continuation blocks. */
export interface XlsRecord {
  kind: number;
  at: number;
  /** Nesting level: 1 in the workbook itself or in a sheet, more in the charts of a sheet. */
  depth: number;
  blocks: Uint8Array[];
}

/**
 * The records from a position to the end of the substream there. Its first and last record have the
 * same depth as its content.
 */
export function* recordsFrom(stream: Uint8Array, from: number): Generator<XlsRecord> {
  const view = viewOf(stream);
  let depth = 0;
  let before: XlsRecord | undefined;
  for (let at = from; ;) {
    const kind = view.getUint16(at, true);
    const next = at + 4 + view.getUint16(at + 2, true);
    const block = stream.subarray(at + 4, next);
    if (kind === RECORD.continued && before) before.blocks.push(block);
    else {
      if (before) yield before;
      if (kind === RECORD.begin || OLD_BEGINNINGS.includes(kind)) depth += 1;
      before = { kind, at, depth, blocks: [block] };
      if (kind === RECORD.end) depth -= 1;
      if (depth <= 0) {
        yield before;
        return;
      }
    }
    at = next;
  }
}

/**
 * Reads the numbers and texts of a record.
 * @throws RangeError beyond its end
 */
export class RecordReader {
  private block = 0;
  private at = 0;
  private view: DataView;

  constructor(private readonly blocks: readonly Uint8Array[]) {
    this.view = viewOf(blocks[0] ?? new Uint8Array());
  }

  /** Continues with the next block at the end of this one. */
  private turn(): boolean {
    if (this.at < this.view.byteLength || this.block + 1 >= this.blocks.length) return false;
    this.block += 1;
    this.view = viewOf(this.blocks[this.block] ?? new Uint8Array());
    this.at = 0;
    return true;
  }

  get isAtEnd(): boolean {
    while (this.turn());
    return this.at >= this.view.byteLength;
  }

  u8(): number {
    while (this.turn());
    this.at += 1;
    return this.view.getUint8(this.at - 1);
  }

  u16(): number {
    return this.u8() + this.u8() * 0x100;
  }

  u32(): number {
    return this.u16() + this.u16() * 0x10000;
  }

  eight(): DataView {
    return new DataView(Uint8Array.from({ length: 8 }, () => this.u8()).buffer);
  }

  skip(bytes: number): void {
    for (let remaining = bytes; remaining > 0;) {
      while (this.turn());
      const step = Math.min(remaining, this.view.byteLength - this.at);
      if (step <= 0) throw new RangeError('The record ends before its text');
      this.at += step;
      remaining -= step;
    }
  }

  /**
   * Characters after their count. When a block ends among them, the next begins with the width of
   * its own (MS-XLS, 2.5.293).
   */
  characters(count: number, isWide: boolean): string {
    const pieces: string[] = [];
    let wide = isWide;
    for (let remaining = count; remaining > 0;) {
      while (this.turn()) wide = (this.u8() & 1) === 1;
      const width = wide ? 2 : 1;
      const length = Math.min(remaining, Math.floor((this.view.byteLength - this.at) / width));
      // A byte is left over before the next block.
      if (length === 0 && this.block + 1 < this.blocks.length) {
        this.at = this.view.byteLength;
        continue;
      }
      if (length <= 0) throw new RangeError('The record ends before its text');
      const units = Array.from({ length }, (_, index) =>
        wide ? this.view.getUint16(this.at + index * 2, true) : this.view.getUint8(this.at + index),
      );
      for (let from = 0; from < units.length; from += 4096)
        pieces.push(String.fromCharCode(...units.slice(from, from + 4096)));
      this.at += length * width;
      remaining -= length;
    }
    return pieces.join('');
  }

  /** A text with its length and options; formatting and phonetic data after it are skipped. */
  text(lengthBytes: 1 | 2 = 2): string {
    const count = lengthBytes === 1 ? this.u8() : this.u16();
    // Some programs leave the options of an empty text out.
    if (count === 0 && this.isAtEnd) return '';
    const options = this.u8();
    const runs = options & 8 ? this.u16() : 0;
    const aids = options & 4 ? this.u32() : 0;
    const text = this.characters(count, (options & 1) === 1);
    this.skip(runs * 4 + aids);
    return text;
  }
}
