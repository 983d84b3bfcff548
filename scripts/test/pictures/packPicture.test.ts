/** @jest-environment node */
import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures';
import { packPicture } from './packPicture';

/** More colours than a palette has places. */
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

test('a packed picture has the size of the picture, and a second packing changes nothing', () => {
  const packed = packPicture(rainbow());
  const { width, height } = PNG.sync.read(packed);
  expect([width, height]).toEqual([64, 64]);
  expect(comparePictures(packed, packPicture(packed)).count).toBe(0);
});

test('few colours stay what they are to the comparison', () => {
  const image = new PNG({ width: 8, height: 8 });
  image.data.set(
    Array.from({ length: 64 }, (_, at) =>
      at % 2 === 0 ? [12, 90, 210, 255] : [250, 251, 252, 255],
    ).flat(),
  );
  const picture = PNG.sync.write(image);
  expect(comparePictures(picture, packPicture(picture)).count).toBe(0);
});
