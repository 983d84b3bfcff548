/** @jest-environment node */
import { inspectImage } from './inspectImage';

const START = [0xff, 0xd8];
/** A frame header: precision 8, 2 high, 3 wide, one component. */
const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 17, 0];

test('recognises a JPEG by its frame header', () => {
  expect(inspectImage({ name: 'me.jpg', bytes: Buffer.from([...START, ...FRAME]) })).toEqual({
    type: 'image/jpeg',
    width: 3,
    height: 2,
  });
});

test.each([0x01, 0xd0, 0xd8])(
  'a marker without a length (%i) does not hide a frame header, as in the form',
  (marker) => {
    const huge = [0xff, 0xc0, 0, 11, 8, 0xff, 0xdc, 0xff, 0xdc, 1, 1, 17, 0];
    // If these are read as a length, the first bytes of the huge header lead to the small one.
    const between = new Uint8Array(0xffc0 - huge.length);
    const bytes = Buffer.from([...START, 0xff, marker, ...huge, ...between, ...FRAME]);
    expect(inspectImage({ name: 'me.jpg', bytes })).toBe('imageContent');
  },
);
