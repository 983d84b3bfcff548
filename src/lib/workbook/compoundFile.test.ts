/** @jest-environment node */
import { compoundFile, SECTOR } from '#testing/workbooks/compoundFiles.ts';
import { hasEntry, streamOf } from './compoundFile';

const data = Uint8Array.from({ length: 1300 }, (_, index) => index % 251);
const [one, other] = [
  { name: 'Other', data: Uint8Array.of(1, 2, 3) },
  { name: 'Workbook', data },
];

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

test('a file without such a stream, or an empty one, is refused', () => {
  expect(() => streamOf(compoundFile([one]), ['Workbook'])).toThrow('no such stream');
  expect(() => streamOf(new Uint8Array(), ['Workbook'])).toThrow();
  expect(() => hasEntry(new Uint8Array(), 'Workbook')).toThrow();
});
