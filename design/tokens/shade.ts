import { linearOf, linearOfHex, oklchToHex } from './color';

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** OKLCH of `#rrggbb`. Source: Björn Ottosson, "A perceptual color space". */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOfHex(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

const ROUNDING = 0.001;

/**
 * `#rrggbb` of a color. If the screen cannot show it, its chroma is reduced, so that lightness and
 * hue stay.
 */
export function shade({ lightness, chroma, hue }: Oklch): string {
  const isShown = linearOf(lightness, chroma, hue).every(
    (channel) => channel > -ROUNDING && channel < 1 + ROUNDING,
  );
  if (!isShown && chroma > ROUNDING) return shade({ lightness, chroma: chroma * 0.95, hue });
  return oklchToHex({ colorSpace: 'oklch', components: [lightness, chroma, hue] });
}
