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

/**
 * The other accepted color of the same hue with the least difference in lightness, `#rrggbb`; undefined
 * for none.
 */
export function nearestShade(
  color: string,
  isAccepted: (color: string) => boolean,
): string | undefined {
  const { lightness, ...rest } = oklchOf(color);
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  return steps
    .flatMap((step) => [lightness - step, lightness + step])
    .filter((each) => each >= 0 && each <= 1)
    .map((each) => shade({ ...rest, lightness: each }))
    .find(isAccepted);
}
