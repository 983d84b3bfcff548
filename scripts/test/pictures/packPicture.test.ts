/** @jest-environment node */
import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures';
import { packPicture } from './packPicture';

/** More colours than a palette can contain. */
function rainbow(): Buffer {
  const image = new PNG({ width: 64, height: 64 });
  image.data.set(
    Array.from({ length: 64 * 64 }, (_, at) => [
      (at % 64) * 4,
      Math.floor(at / 64) * 4,
      (at * 7) % 256,
      255,
    ]).flat(),
  );
  return PNG.sync.write(image);
}

test('a packed picture keeps its size, and packing it again changes nothing', () => {
  const packed = packPicture(rainbow());
  const { width, height } = PNG.sync.read(packed);
  expect([width, height]).toEqual([64, 64]);
  expect(comparePictures(packed, packPicture(packed)).count).toBe(0);
});

test('a few colours stay the same for the comparison', () => {
  const image = new PNG({ width: 8, height: 8 });
  image.data.set(
    Array.from({ length: 64 }, (_, at) =>
      at % 2 === 0 ? [12, 90, 210, 255] : [250, 251, 252, 255],
    ).flat(),
  );
  const picture = PNG.sync.write(image);
  expect(comparePictures(picture, packPicture(picture)).count).toBe(0);
});
