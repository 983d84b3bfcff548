import type { Random } from '#mock/state/random.ts';
import { colorAt, hslColor, mixColors, setPixel } from '#mock/state/pixels.ts';
import type { Pixels } from '#mock/state/pixels.ts';
import { SCALE } from './piece';

const SHADES = 256;

function paintSky(image: Pixels, hue: number): void {
  const [from, to] = [hslColor(hue, 0.6, 0.78), hslColor(hue + 50, 0.55, 0.55)];
  // Mixed once for each shade instead of each pixel, because mixing takes most of the time of a
  // challenge.
  const shades = Array.from({ length: SHADES }, (_, shade) =>
    mixColors(from, to, shade / (SHADES - 1)),
  );
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      setPixel(
        image,
        x,
        y,
        shades[Math.floor((x / image.width + y / image.height) * 0.5 * SHADES)] ?? from,
      );
    }
  }
}

function paintDisc(image: Pixels, hue: number, random: Random): void {
  const radius = random.integer(10, 34) * SCALE;
  const [centerX, centerY] = [random.integer(0, image.width), random.integer(0, image.height)];
  const color = hslColor(hue + random.integer(60, 300), 0.6, 0.65);
  for (
    let y = Math.max(0, centerY - radius);
    y < Math.min(image.height, centerY + radius);
    y += 1
  ) {
    for (
      let x = Math.max(0, centerX - radius);
      x < Math.min(image.width, centerX + radius);
      x += 1
    ) {
      const inner = radius - Math.hypot(x - centerX, y - centerY);
      if (inner > 0)
        setPixel(image, x, y, mixColors(colorAt(image, x, y), color, 0.55 * Math.min(1, inner)));
    }
  }
}

function paintHills(image: Pixels, hue: number, random: Random): void {
  for (const layer of [0, 1, 2]) {
    const color = hslColor(hue + 90 + layer * 12, 0.35, 0.5 - layer * 0.09);
    const base = image.height * (0.55 + layer * 0.14);
    const [phase, length] = [random.next() * 6, random.integer(30, 60) * SCALE];
    for (let x = 0; x < image.width; x += 1) {
      const waves = 14 * Math.sin(x / length + phase) + 5 * Math.sin(x / (11 * SCALE) + phase);
      const ridge = base + waves * SCALE;
      for (let y = Math.max(0, Math.floor(ridge)); y < image.height; y += 1)
        setPixel(image, x, y, color);
    }
  }
}

/**
 * Paints a landscape: sky, colored balls and hills. The random source makes each picture
 * different.
 */
export function paintBackground(image: Pixels, random: Random): void {
  const hue = random.integer(0, 359);
  paintSky(image, hue);
  for (let count = 0; count < 9; count += 1) paintDisc(image, hue, random);
  paintHills(image, hue, random);
}
