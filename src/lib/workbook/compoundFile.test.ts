/** @jest-environment node */
import { compoundFile, END, SECTOR } from '#testing/workbooks/compoundFiles.ts';
import { hasEntry, streamOf } from './compoundFile';

const data = Uint8Array.from({ length: 1300 }, (_, index) => index % 251);
const [one, other] = [
  { name: 'Other', data: Uint8Array.of(1, 2, 3) },
  { name: 'Workbook', data },
];

test.each([false, true])(
  'assembles a stream from its chain, with sectors in any order (%s)',
  (fatBehind) => {
    expect(streamOf(compoundFile([one, other], { fatBehind }), ['Workbook'])).toEqual(data);
  },
);

test('assembles a small stream from small sectors of the shared stream', () => {
  const lying = Uint8Array.from({ length: SECTOR }, (_, index) => index % 251);
  const chains = new DataView(new ArrayBuffer(SECTOR));
  for (const [from, next] of [
    [5, 1],
    [1, 3],
    [3, END],
  ] as const)
    chains.setUint32(from * 4, next, true);
  const small = [
    { name: 'Small', data: lying },
    { name: 'Chains', data: new Uint8Array(chains.buffer) },
    { name: 'Workbook', data: new Uint8Array(150) },
  ];
  const file = compoundFile(small, { smallFrom: 4096 });
  const view = new DataView(file.buffer);
  view.setUint32(60, 3, true);
  view.setUint32(2 * SECTOR + 116, 2, true);
  view.setUint32(2 * SECTOR + 3 * 128 + 116, 5, true);
  expect(streamOf(file, ['Workbook'])).toEqual(
    Uint8Array.from(
      [5, 1, 3].flatMap((at) => [...lying.subarray(at * 64, (at + 1) * 64)]).slice(0, 150),
    ),
  );
});

test('searches the names in order', () => {
  const file = compoundFile([{ name: 'Book', data: Uint8Array.of(9) }, other]);
  expect(streamOf(file, ['Workbook', 'Book'])).toHaveLength(1300);
  expect(streamOf(file, ['Book'])).toEqual(Uint8Array.of(9));
});

test.each<[string, (view: DataView) => void]>([
  ['with another signature', (view) => view.setUint8(0, 0)],
  ['with another sector size', (view) => view.setUint16(30, 31, true)],
  ['whose chain is cyclic', (view) => view.setUint32(SECTOR + 4 * 2, 2, true)],
  ['whose chain leads beyond its end', (view) => view.setUint32(SECTOR + 4 * 4, 5000, true)],
  ['whose directory lies beyond its end', (view) => view.setUint32(48, 5000, true)],
  ['whose allocation table lies beyond its end', (view) => view.setUint32(76, 5000, true)],
  ['whose allocation table is cyclic', (view) => view.setUint32(68, 1, true)],
  ['without a root', (view) => view.setUint8(SECTOR * 2 + 66, 0)],
  ['without small sectors', (view) => view.setUint32(56, 4096, true)],
])('a file %s is broken', (_title, harm) => {
  const file = compoundFile([other]);
  expect(streamOf(file, ['Workbook'])).toHaveLength(1300);
  harm(new DataView(file.buffer));
  expect(() => streamOf(file, ['Workbook'])).toThrow();
});

test('a cyclic list of allocation table sectors is broken', () => {
  const file = compoundFile([other], { fatBehind: true });
  new DataView(file.buffer).setUint32(4 * SECTOR - 4, 2, true);
  expect(() => streamOf(file, ['Workbook'])).toThrow('broken');
});

test('matches whole names', () => {
  expect(
    ['Workbook', 'Other', 'Root Entry', 'Work', ''].map((name) =>
      hasEntry(compoundFile([one, other]), name),
    ),
  ).toEqual([true, true, false, false, false]);
});

test('a file without such a stream, or an empty one, is refused', () => {
  expect(() => streamOf(compoundFile([one]), ['Workbook'])).toThrow('no such stream');
  expect(() => streamOf(new Uint8Array(), ['Workbook'])).toThrow();
  expect(() => hasEntry(new Uint8Array(), 'Workbook')).toThrow();
});
