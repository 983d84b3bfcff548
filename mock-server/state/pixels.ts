export type Color = [number, number, number];

/** An image in memory in the form of pngjs: four bytes for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A color by hue (degrees), saturation and lightness (0 to 1). */
export function hslColor(hue: number, saturation: number, lightness: number): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number): number => {
    const turn = (shift + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The color between two, `share` of the way from the first (0) to the second (1). */
export function mixColors(from: Color, to: Color, share: number): Color {
  return [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
    Math.round(from[2] + (to[2] - from[2]) * share),
  ];
}

export function colorAt({ data, width }: Pixels, x: number, y: number): Color {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/**
 * Writes one pixel.
 * @param alpha 0 (transparent) to 1
 */
export function setPixel(
  { data, width }: Pixels,
  x: number,
  y: number,
  color: Color,
  alpha = 1,
): void {
  const at = (y * width + x) * 4;
  data[at] = color[0];
  data[at + 1] = color[1];
  data[at + 2] = color[2];
  data[at + 3] = Math.round(alpha * 255);
}
