/**
 * A DTCG color value as our token files write it: OKLCH components, hue in degrees, alpha 0 to 1.
 */
export interface OklchColor {
  colorSpace: string;
  components: readonly number[];
  alpha?: number | undefined;
}

const toByte = (linear: number): number => {
  const share = Math.min(1, Math.max(0, linear));
  const gamma = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255);
};

/** Linear red, green and blue of OKLCH; below 0 or over 1 if the screen cannot show it. */
export function linearOf(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * Converts OKLCH to `#rrggbb`, or `#rrggbbaa` if translucent. Browsers get hexadecimal, so that the
 * checked contrast is the displayed contrast. Source: Björn Ottosson, "A perceptual color space".
 */
export function oklchToHex({ colorSpace, components, alpha = 1 }: OklchColor): string {
  const [lightness, chroma, hue] = components;
  if (
    colorSpace !== 'oklch'
    || lightness === undefined
    || chroma === undefined
    || hue === undefined
  ) {
    throw new Error(`Expected an oklch color, got ${colorSpace}(${components.join(' ')})`);
  }
  const channels = linearOf(lightness, chroma, hue).map(toByte);
  if (alpha < 1) channels.push(Math.round(alpha * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of `#rrggbb` in linear light, 0 to 1. */
export function linearOfHex(hex: string): [number, number, number] {
  const linear = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [linear(1), linear(3), linear(5)];
}

/** Relative luminance of an opaque `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = linearOfHex(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque `#rrggbb` colors, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}
