/** @jest-environment node */
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import { DEFLATED, directoryOf, entriesOf, placeOf } from './zipDirectory';

const FIRST = { name: 'a.xml', text: '<a/>' };
const SECOND = { name: 'xl/b.xml', text: '<b>second</b>' };
const END_BYTES = 22;

/** The bytes of an archive after a change. */
function archive(change: (view: DataView, end: number) => void = () => undefined): DataView {
  const bytes = Uint8Array.from(writeZip([FIRST, SECOND]));
  const view = new DataView(bytes.buffer);
  change(view, bytes.length - END_BYTES);
  return view;
}

/** The same bytes with others after them. */
function followedBy(view: DataView, ...more: number[]): DataView {
  return new DataView(Uint8Array.from([...new Uint8Array(view.buffer), ...more]).buffer);
}

const entriesIn = (view: DataView) => entriesOf(view, directoryOf(view));

test('entries have the names, sizes and method of the directory', () => {
  const [first, second, ...others] = entriesIn(archive());
  expect(first).toMatchObject({ name: 'a.xml', method: DEFLATED, unpacked: 4, at: 0 });
  expect(second).toMatchObject({ name: 'xl/b.xml', unpacked: 13, isLocked: false });
  expect(others).toEqual([]);
});

test('an archive can be part of a larger buffer', () => {
  const inner = new Uint8Array(archive().buffer);
  const outer = Uint8Array.from([1, 2, 3, ...inner]);
  expect(entriesIn(new DataView(outer.buffer, 3)).map(({ name }) => name)).toEqual([
    'a.xml',
    'xl/b.xml',
  ]);
});

test('the packed bytes of an entry are between its local header and the next entry', () => {
  const view = archive();
  const [first, second] = entriesIn(view);
  if (first === undefined || second === undefined) throw new Error('expected two entries');
  const { from, to } = placeOf(view, first);
  expect(from).toBe(30 + FIRST.name.length);
  expect(to).toBe(second.at);
});

test('an entry that needs a password is reported as locked', () => {
  const view = archive((bytes, end) => {
    bytes.setUint16(bytes.getUint32(end + 16, true) + 8, 0x0801, true);
  });
  expect(entriesIn(view).map(({ isLocked }) => isLocked)).toEqual([true, false]);
});

test('zeros or line breaks after the archive, and a comment of the declared length, are accepted', () => {
  expect(entriesIn(followedBy(archive(), 0, 0, 0))).toHaveLength(2);
  expect(entriesIn(followedBy(archive(), 13, 10, 32))).toHaveLength(2);
  const commented = archive((view, end) => view.setUint16(end + 20, 2, true));
  expect(entriesIn(followedBy(commented, 104, 105))).toHaveLength(2);
});

test('a size in the extra field of zip64 replaces the placeholder', () => {
  const name = new TextEncoder().encode('z');
  const timeField = [0x55, 0x54, 8, 0, 9, 0, 0, 0, 0, 0, 0, 0];
  const extra = [...timeField, 1, 0, 8, 0, 42, 0, 0, 0, 0, 0, 0, 0];
  const bytes = new Uint8Array(46 + name.length + extra.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint32(20, 7, true);
  view.setUint32(24, 0xffffffff, true);
  view.setUint16(28, name.length, true);
  view.setUint16(30, extra.length, true);
  bytes.set(name, 46);
  bytes.set(extra, 47);
  const whole = { from: 0, to: bytes.length, count: 1 };
  expect(entriesOf(view, whole)).toMatchObject([{ name: 'z', packed: 7, unpacked: 42 }]);
  // The field is too short for a second number.
  view.setUint32(20, 0xffffffff, true);
  expect(() => entriesOf(view, whole)).toThrow('broken');
});

test.each<[string, DataView]>([
  ['no bytes', new DataView(new ArrayBuffer(0))],
  ['bytes without an end record', new DataView(new ArrayBuffer(100))],
  ['other bytes after the archive', followedBy(archive(), 0, 1)],
  ['a comment longer than the file', archive((view, end) => view.setUint16(end + 20, 9, true))],
  ['several disks', archive((view, end) => view.setUint16(end + 4, 1, true))],
  ['entries on another disk', archive((view, end) => view.setUint16(end + 8, 1, true))],
  [
    'a directory that does not end at the end record',
    archive((view, end) => view.setUint32(end + 12, 10, true)),
  ],
  [
    'fewer entries than the directory holds',
    archive((view, end) => {
      view.setUint16(end + 8, 1, true);
      view.setUint16(end + 10, 1, true);
    }),
  ],
  [
    'more entries than the directory holds',
    archive((view, end) => {
      view.setUint16(end + 8, 3, true);
      view.setUint16(end + 10, 3, true);
    }),
  ],
])('%s: an error', (_about, view) => {
  expect(() => entriesIn(view)).toThrow();
});

test('a local header with another name or without its signature is an error', () => {
  const renamed = archive((view) => view.setUint8(30, 120));
  const unsigned = archive((view) => view.setUint32(0, 0, true));
  for (const view of [renamed, unsigned]) {
    const [first] = entriesIn(view);
    expect(() => placeOf(view, first as NonNullable<typeof first>)).toThrow('broken');
  }
});

test('the directory ends at the end record or at that of zip64, not in the comment', () => {
  const signature = [0x50, 0x4b, 6, 6];
  const commented = followedBy(
    archive((view, end) => {
      view.setUint16(end + 20, signature.length, true);
      view.setUint32(end + 12, end + END_BYTES - view.getUint32(end + 16, true), true);
    }),
    ...signature,
  );
  expect(() => directoryOf(commented)).toThrow('broken');
});

test('only the end record of zip64 may be between the directory and the end record', () => {
  const between = (...inserted: number[]): DataView => {
    const bytes = [...new Uint8Array(archive().buffer)];
    bytes.splice(-END_BYTES, 0, ...inserted);
    return new DataView(Uint8Array.from(bytes).buffer);
  };
  expect(entriesIn(between(0x50, 0x4b, 6, 6))).toHaveLength(2);
  expect(() => directoryOf(between(0x50, 0x4b, 6, 7))).toThrow('broken');
});
