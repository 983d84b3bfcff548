/** The end mark of a chain of sectors. */
const END = 0xfffffffe;
const FREE = 0xffffffff;
/** Bytes of a sector. */
export const SECTOR = 512;

interface StreamEntry {
  name: string;
  data: Uint8Array;
  /** Whether it is in a storage named `Inner` instead of at the top. */
  inner?: boolean;
}

/**
 * A compound file of streams in sectors of their own. Sectors: chains, directory, then the streams,
 * last sector first.
 * @param fatBehind puts the allocation table where the header cannot list it
 */
export function compoundFile(
  streams: readonly StreamEntry[],
  { smallFrom = 0, fatBehind = false } = {},
): Uint8Array<ArrayBuffer> {
  const counts = streams.map(({ data }) => Math.max(1, Math.ceil(data.length / SECTOR)));
  const first = fatBehind ? 3 : 2;
  const bytes = new Uint8Array(
    SECTOR * (1 + first + counts.reduce((sum, count) => sum + count, 0)),
  );
  const view = new DataView(bytes.buffer);
  const at = (sector: number) => (sector + 1) * SECTOR;
  const fill = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => view.setUint32(from + index * 4, FREE, true));
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, smallFrom, true);
  fill(60, 4 + 109);
  if (fatBehind) {
    view.setUint32(68, 2, true);
    fill(at(2), 128);
    view.setUint32(at(2), 0, true);
  } else view.setUint32(76, 0, true);
  fill(at(0), 128);
  view.setUint32(at(0) + 4, END, true);
  const inner = streams.flatMap(({ inner: isInner }, index) =>
    isInner === true ? [index + 1] : [],
  );
  const outer = [
    ...streams.flatMap(({ inner: isInner }, index) => (isInner === true ? [] : [index + 1])),
    ...(inner.length > 0 ? [streams.length + 1] : []),
  ];
  /** Each entry is the right sibling of the previous one. */
  const rightOf = (index: number): number =>
    [inner, outer]
      .map((chain) =>
        chain[chain.indexOf(index) + 1] && chain.includes(index)
          ? chain[chain.indexOf(index) + 1]
          : undefined,
      )
      .find((next) => next !== undefined) ?? FREE;
  const entry = (
    index: number,
    name: string,
    type: number,
    start: number,
    size: number,
    child = FREE,
  ) => {
    const from = at(1) + index * 128;
    [...name].forEach((letter, place) =>
      view.setUint16(from + place * 2, letter.charCodeAt(0), true),
    );
    view.setUint16(from + 64, name.length * 2 + 2, true);
    bytes[from + 66] = type;
    [FREE, rightOf(index), child].forEach((other, place) =>
      view.setUint32(from + 68 + place * 4, other, true),
    );
    view.setUint32(from + 116, start, true);
    view.setUint32(from + 120, size, true);
  };
  entry(0, 'Root Entry', 5, END, 0, outer[0] ?? FREE);
  if (inner.length > 0) entry(streams.length + 1, 'Inner', 1, 0, 0, inner[0]);
  let free = first;
  streams.forEach(({ name, data }, index) => {
    const count = counts[index] ?? 1;
    const sectors = Array.from({ length: count }, (_, place) => free + count - 1 - place);
    entry(index + 1, name, 2, sectors[0] ?? END, data.length);
    sectors.forEach((sector, place) => {
      bytes.set(data.subarray(place * SECTOR, (place + 1) * SECTOR), at(sector));
      view.setUint32(at(0) + sector * 4, sectors[place + 1] ?? END, true);
    });
    free += count;
  });
  return bytes;
}
