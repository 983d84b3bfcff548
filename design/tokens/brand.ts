import { oklchOf, shade } from './shade';
import type { Oklch } from './shade';
import type { ThemeName } from './themes';
import type { TokenName } from './tokens.generated';

/** The largest corner radius of a brand, px. */
export const MAX_RADIUS = 16;

/** The look of an organization. */
export interface Brand {
  /**
   * The color of all accents in the light theme, and of primary buttons in both, lightened in the dark
   * one where it is too dark to stand out; `#rrggbb`.
   */
  accent: string;
  /**
   * The color of links, focus, selection and icons in the dark theme, `#rrggbb`; by default a
   * lighter, paler shade of `accent`.
   */
  accentDark?: string | undefined;
  /** Corner radius of buttons and fields, px, 0 to `MAX_RADIUS`. All other radii follow from it. */
  radius?: number | undefined;
  /** The address of a picture in place of the academy's initial. */
  logo?: string | undefined;
}

/** The brand of a deployment. Missing parts are the platform's; `accentDark` needs an `accent`. */
export type PartialBrand = { [Part in keyof Brand]?: Brand[Part] | undefined };

export type BrandValues = ReadonlyMap<TokenName, string>;

/**
 * Accents on a dark background: light enough to be readable, and paler, because strong colors
 * glare.
 */
const DARK = { lightness: 0.765, part: 0.8, mostChroma: 0.108 };

/** A darker button would not stand out in the dark theme. */
const MIN_BUTTON_LIGHTNESS = 0.5;

/** Multiplies the chroma and sets another lightness. */
function vary({ chroma, hue }: Oklch, lightness: number, part: number): string {
  return shade({ lightness, chroma: chroma * part, hue });
}

/** A button, at rest and under the pointer. */
function buttonTokens(theme: ThemeName, accent: string): [TokenName, string][] {
  const base = oklchOf(accent);
  const { lightness } = base;
  const rest = theme === 'dark' ? Math.max(lightness, MIN_BUTTON_LIGHTNESS) : lightness;
  return [
    ['color.action.primary.rest', rest === lightness ? accent : vary(base, rest, 1)],
    ['color.action.primary.hover', vary(base, rest - 0.045, 1)],
    ['color.action.primary.active', vary(base, rest - 0.085, 1)],
  ];
}

function accentTokens(theme: ThemeName, accent: string): [TokenName, string][] {
  const base = oklchOf(accent);
  const isLight = theme === 'light';
  const linkHover = isLight
    ? vary(base, base.lightness - 0.085, 1)
    : vary(base, base.lightness + 0.045, 0.85);
  const ground = isLight ? vary(base, 0.97, 0.07) : vary(base, 0.255, 0.42);
  const onGround = isLight ? vary(base, 0.432, 0.88) : vary(base, 0.885, 0.5);
  return [
    ['color.text.link', accent],
    ['color.text.linkHover', linkHover],
    ['color.focus', accent],
    ['color.border.fieldFocus', accent],
    ['color.border.selected', accent],
    ['color.surface.selected', ground],
    ['color.accent.surface', ground],
    ['color.accent.text', onGround],
    ['color.accent.border', isLight ? vary(base, 0.885, 0.28) : vary(base, 0.35, 1.1)],
    ['color.accent.icon', accent],
    ['color.drawing.soft', isLight ? vary(base, 0.885, 0.28) : vary(base, 0.432, 1.1)],
    ['color.avatar.surface', isLight ? vary(base, 0.94, 0.14) : vary(base, 0.29, 0.65)],
    ['color.avatar.text', onGround],
  ];
}

/** px */
const MAX_SMALL_RADIUS = 6;

function radiusTokens(radius: number): [TokenName, string][] {
  return [
    // A checkbox must not become a circle.
    ['radius.small', `${Math.min(radius * 0.75, MAX_SMALL_RADIUS)}px`],
    ['radius.control', `${radius}px`],
    ['radius.surface', `${radius * 1.25}px`],
    ['radius.card', `${radius * 2}px`],
  ];
}

/** The accent of a theme: links, focus, selection and icons. */
export function accentOf({ accent, accentDark }: Brand, theme: ThemeName): string {
  if (theme === 'light') return accent;
  const { chroma, hue } = oklchOf(accent);
  return (
    accentDark
    ?? shade({
      lightness: DARK.lightness,
      chroma: Math.min(chroma * DARK.part, DARK.mostChroma),
      hue,
    })
  );
}

/**
 * The semantic tokens that a brand replaces in a theme. All others, including the tones of
 * messages, stay.
 */
export function brandValues(
  { accent, accentDark, radius }: PartialBrand,
  theme: ThemeName,
): BrandValues {
  return new Map([
    ...(accent === undefined
      ? []
      : [
          ...buttonTokens(theme, accent),
          ...accentTokens(theme, accentOf({ accent, accentDark }, theme)),
        ]),
    ...(radius === undefined ? [] : radiusTokens(radius)),
  ]);
}
