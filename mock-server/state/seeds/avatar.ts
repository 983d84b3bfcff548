import { PNG } from 'pngjs';
import { hslColor } from '#mock/state/pixels.ts';

const SIZE = 64;
const cache = new Map<number, string>();

function inHead(x: number, y: number): boolean {
  return Math.hypot(x - 32, y - 25) < 12;
}

function inShoulders(x: number, y: number): boolean {
  return Math.hypot((x - 32) / 22, (y - 64) / 22) < 1;
}

/**
 * Draws a plain portrait: a light figure on a colored background.
 * @param hue of the background, in degrees
 * @returns a `data:` address of a 64×64 PNG; created once for each hue
 */
export function drawAvatar(hue: number): string {
  const cached = cache.get(hue);
  if (cached !== undefined) return cached;
  const image = new PNG({ width: SIZE, height: SIZE });
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const figure = inHead(x, y) || inShoulders(x, y);
      image.data.set([...hslColor(hue, 0.45, figure ? 0.92 : 0.5), 255], (y * SIZE + x) * 4);
    }
  }
  const address = `data:image/png;base64,${PNG.sync.write(image).toString('base64')}`;
  cache.set(hue, address);
  return address;
}
