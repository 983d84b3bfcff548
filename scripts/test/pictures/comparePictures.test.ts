/** @jest-environment node */
import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures';

type Colour = readonly [red: number, green: number, blue: number];
const [WHITE, BLACK, GREY]: readonly Colour[] = [
  [255, 255, 255],
  [0, 0, 0],
  [120, 120, 120],
];

function draw(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour | undefined,
): Buffer {
  const image = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      image.data.set([...(colourAt(x, y) ?? WHITE!), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(image);
}

const bar = (left: number, edge: Colour = BLACK!) =>
  draw(20, 10, (x) => (x === left ? edge : x > left && x < left + 6 ? BLACK : undefined));

test('the same picture does not differ', () => {
  expect(comparePictures(bar(4), bar(4)).count).toBe(0);
});

test('a differently smoothed edge does not differ', () => {
  expect(comparePictures(bar(4), bar(5)).count).toBe(0);
});

test('something that has moved, disappeared or changed its colour differs', () => {
  expect(comparePictures(bar(4), bar(7)).count).toBeGreaterThan(20);
  expect(
    comparePictures(
      bar(4),
      draw(20, 10, () => undefined),
    ).count,
  ).toBeGreaterThan(30);
  expect(
    comparePictures(
      draw(9, 9, () => BLACK),
      draw(9, 9, () => GREY),
    ).count,
  ).toBe(81);
});

test('a larger picture differs, and the extra part is shown', () => {
  const { count, picture } = comparePictures(
    draw(10, 10, () => WHITE),
    draw(10, 12, () => WHITE),
  );
  expect(count).toBe(20);
  expect(PNG.sync.read(picture).height).toBe(12);
});
