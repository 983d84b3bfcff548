import { PNG } from 'pngjs';

/**
 * How much two colours may differ, of 255 in each channel. One browser renders text the same, but
 * not always exactly.
 */
const TOLERANCE = 24;

export interface Difference {
  /** Pixels that differ. */
  count: number;
  /**
   * The earlier picture in pale colours, with the differences in red; of the larger size if the
   * sizes differ.
   */
  picture: Buffer;
}

const at = (image: PNG, x: number, y: number): number => (y * image.width + x) * 4;

function isFar(one: PNG, oneAt: number, other: PNG, otherAt: number): boolean {
  return [0, 1, 2].some(
    (channel) =>
      Math.abs((one.data[oneAt + channel] ?? 0) - (other.data[otherAt + channel] ?? 0)) > TOLERANCE,
  );
}

/**
 * Whether a pixel's colour is within one pixel in the other picture, as for a differently smoothed
 * edge.
 */
function isNear(one: PNG, other: PNG, x: number, y: number): boolean {
  const from = at(one, x, y);
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [nx, ny] = [x + dx, y + dy];
      if (
        nx >= 0
        && ny >= 0
        && nx < other.width
        && ny < other.height
        && !isFar(one, from, other, at(other, nx, ny))
      )
        return true;
    }
  }
  return false;
}

/**
 * Compares two PNG pictures pixel by pixel. A pixel whose colour is next to it in the other
 * picture, both ways, is a differently smoothed edge and counts as the same.
 * @throws if one of them is not a PNG
 */
export function comparePictures(before: Buffer, after: Buffer): Difference {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const shown = new PNG({
    width: Math.max(old.width, now.width),
    height: Math.max(old.height, now.height),
  });
  let count = 0;
  for (let y = 0; y < shown.height; y += 1) {
    for (let x = 0; x < shown.width; x += 1) {
      const isInBoth = x < old.width && x < now.width && y < old.height && y < now.height;
      const differs =
        !isInBoth
        || (isFar(old, at(old, x, y), now, at(now, x, y))
          && !(isNear(old, now, x, y) && isNear(now, old, x, y)));
      const grey = isInBoth
        ? 200 + Math.round(((old.data[at(old, x, y) + 1] ?? 0) * 55) / 255)
        : 255;
      if (differs) count += 1;
      shown.data.set(differs ? [220, 20, 60, 255] : [grey, grey, grey, 255], at(shown, x, y));
    }
  }
  return { count, picture: PNG.sync.write(shown) };
}
