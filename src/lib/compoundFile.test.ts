import { streamOf } from './compoundFile';

const END = 0xfffffffe;
const FREE = 0xffffffff;
const SECTOR = 512;

interface Written {
  name: string;
  data: Uint8Array;
}

/**
 * A compound file of streams in sectors of their own. Sectors: chains, directory, then the streams, last sector first.
 * @param fatBehind puts the table of chains where the header has no room to name it
 */
function compoundFile(streams: readonly Written[], { smallFrom = 0, fatBehind = false } = {}): Uint8Array {
  const counts = streams.map(({ data }) => Math.max(1, Math.ceil(data.length / SECTOR)));
  const first = fatBehind ? 3 : 2;
  const bytes = new Uint8Array(SECTOR * (1 + first + counts.reduce((sum, count) => sum + count, 0)));
  const view = new DataView(bytes.buffer);
  const at = (sector: number) => (sector + 1) * SECTOR;
  const fill = (from: number, count: number) => Array.from({ length: count }, (_, index) => view.setUint32(from + index * 4, FREE, true));
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
  const entry = (index: number, name: string, type: number, start: number, size: number) => {
    const from = at(1) + index * 128;
    [...name].forEach((letter, place) => view.setUint16(from + place * 2, letter.charCodeAt(0), true));
    view.setUint16(from + 64, name.length * 2 + 2, true);
    bytes[from + 66] = type;
    view.setUint32(from + 116, start, true);
    view.setUint32(from + 120, size, true);
  };
  entry(0, 'Root Entry', 5, END, 0);
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

const data = Uint8Array.from({ length: 1300 }, (_, index) => index % 251);
const [one, other] = [{ name: 'Other', data: Uint8Array.of(1, 2, 3) }, { name: 'Workbook', data }];

test.each([false, true])('a stream is put together from its chain, in whatever order its sectors lie (%s)', (fatBehind) => {
  expect(streamOf(compoundFile([one, other], { fatBehind }), ['Workbook'])).toEqual(data);
});

test('a small stream is put together from small sectors, which lie in a stream of their own', () => {
  const lying = Uint8Array.from({ length: SECTOR }, (_, index) => index % 251);
  const chains = new DataView(new ArrayBuffer(SECTOR));
  for (const [from, next] of [[5, 1], [1, 3], [3, END]] as const) chains.setUint32(from * 4, next, true);
  const small = [{ name: 'Small', data: lying }, { name: 'Chains', data: new Uint8Array(chains.buffer) }, { name: 'Workbook', data: new Uint8Array(150) }];
  const file = compoundFile(small, { smallFrom: 4096 });
  const view = new DataView(file.buffer);
  view.setUint32(60, 3, true);
  view.setUint32(2 * SECTOR + 116, 2, true);
  view.setUint32(2 * SECTOR + 3 * 128 + 116, 5, true);
  expect(streamOf(file, ['Workbook'])).toEqual(Uint8Array.from([5, 1, 3].flatMap((at) => [...lying.subarray(at * 64, (at + 1) * 64)]).slice(0, 150)));
});

test('the names are looked for in their order', () => {
  const file = compoundFile([{ name: 'Book', data: Uint8Array.of(9) }, other]);
  expect(streamOf(file, ['Workbook', 'Book'])).toHaveLength(1300);
  expect(streamOf(file, ['Book'])).toEqual(Uint8Array.of(9));
});

test.each<[string, (view: DataView) => void]>([
  ['of another signature', (view) => view.setUint8(0, 0)],
  ['of sectors of another size', (view) => view.setUint16(30, 31, true)],
  ['whose chain goes round', (view) => view.setUint32(SECTOR + 4 * 2, 2, true)],
  ['whose chain leads beyond its end', (view) => view.setUint32(SECTOR + 4 * 4, 5000, true)],
  ['whose directory lies beyond its end', (view) => view.setUint32(48, 5000, true)],
  ['whose table of chains lies beyond its end', (view) => view.setUint32(76, 5000, true)],
  ['whose table of chains goes round', (view) => view.setUint32(68, 1, true)],
  ['without a root', (view) => view.setUint8(SECTOR * 2 + 66, 0)],
  ['whose small sectors are nowhere', (view) => view.setUint32(56, 4096, true)],
])('a file %s is broken', (_title, harm) => {
  const file = compoundFile([other]);
  expect(streamOf(file, ['Workbook'])).toHaveLength(1300);
  harm(new DataView(file.buffer));
  expect(() => streamOf(file, ['Workbook'])).toThrow();
});

test('a list of where the table of chains lies that goes round is broken', () => {
  const file = compoundFile([other], { fatBehind: true });
  new DataView(file.buffer).setUint32(4 * SECTOR - 4, 2, true);
  expect(() => streamOf(file, ['Workbook'])).toThrow('broken');
});

test('a file without such a stream, or of nothing, is none', () => {
  expect(() => streamOf(compoundFile([one]), ['Workbook'])).toThrow('no such stream');
  expect(() => streamOf(new Uint8Array(), ['Workbook'])).toThrow();
});
