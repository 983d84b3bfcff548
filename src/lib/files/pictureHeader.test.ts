/** @jest-environment node */
import { readPictureHeader } from './pictureHeader';

/** A JPEG of these segments: marker, then what follows its length. */
function jpeg(
  start: readonly number[],
  ...segments: readonly (readonly [marker: number, ...content: number[]])[]
): Uint8Array {
  return Uint8Array.from([
    ...start,
    ...segments.flatMap(([marker, ...content]) => [
      0xff,
      marker,
      0,
      content.length + 2,
      ...content,
    ]),
  ]);
}

/** Precision 8, 2 high, 3 wide, one component. */
const FRAME = [8, 0, 2, 0, 3, 1, 1, 17, 0];
const TABLES = [0, 99, 99, 99, 99, 99, 99, 99];

test.each([0xc0, 0xc1, 0xc2, 0xcf])('reads the size from a frame header (%i)', (marker) => {
  expect(readPictureHeader(jpeg([0xff, 0xd8], [marker, ...FRAME]))).toEqual({
    type: 'image/jpeg',
    width: 3,
    height: 2,
  });
});

test.each([0xc4, 0xc8, 0xcc, 0x02, 0xbf, 0xdb, 0xe0])('skips a segment %i before it', (marker) => {
  expect(readPictureHeader(jpeg([0xff, 0xd8], [marker, ...TABLES], [0xc0, ...FRAME]))).toEqual({
    type: 'image/jpeg',
    width: 3,
    height: 2,
  });
});

test.each([0x01, 0xda, 0xd0, 0xd7, 0xd8, 0xd9])(
  'a marker without a length before it (%i) does not hide the frame header',
  (marker) => {
    const huge = [0xff, 0xc0, 0, 11, 8, 0xff, 0xdc, 0xff, 0xdc, 1, 1, 17, 0];
    // Read as a length, the first bytes of the huge header lead to the small one.
    const small = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 17, 0];
    const bytes = new Uint8Array(4 + 0xffc0 + small.length);
    bytes.set([0xff, 0xd8, 0xff, marker, ...huge]);
    bytes.set(small, 4 + 0xffc0);
    expect(readPictureHeader(bytes)).toBeUndefined();
  },
);

test.each([
  ['zeros', [0, 0]],
  ['an escaped FF', [0xff, 0]],
  ['several FF', [0xff, 0xff, 0xff]],
  ['other bytes', [0x4a, 0xc0, 0, 11]],
])('skips %s between segments, as decoders do', (_about, filler) => {
  const tables = jpeg([0xff, 0xd8], [0xe0, ...TABLES]);
  const frame = jpeg([], [0xc0, ...FRAME]);
  expect(readPictureHeader(Uint8Array.from([...tables, ...filler, ...frame]))).toMatchObject({
    width: 3,
    height: 2,
  });
  expect(readPictureHeader(Uint8Array.from([...tables, ...filler]))).toBeUndefined();
});
