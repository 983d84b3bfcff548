import { oklchOf, shade } from '../../tokens/shade';

const COLOR = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i;

/**
 * The color of a text as `#rrggbb`; as in style sheets, three digits are a color too.
 * @returns undefined for another text
 */
export function colorOf(text: string): string | undefined {
  const digits = COLOR.exec(text)?.[1]?.toLowerCase();
  return digits && `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

export function nearestShade(
  color: string,
  isAccepted: (color: string) => boolean,
): string | undefined {
  const { lightness, ...rest } = oklchOf(color);
  const steps = Array.from({ length: 100 }, (_, index) => index / 100);
  return steps
    .flatMap((step) => [lightness - step, lightness + step])
    .map((each) => shade({ ...rest, lightness: each }))
    .find(isAccepted);
}
