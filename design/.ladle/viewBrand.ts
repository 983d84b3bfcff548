import { MAX_RADIUS } from '../tokens/brand';
import type { Brand } from '../tokens/brand';
import { brandProblems } from '../tokens/brandProblems';
import { brands } from '../tokens/brands';

const OWN = /^([0-9a-f]{6})-([0-9a-f]{6}|auto)-(\d{1,2})(?:-(.+))?$/;

/**
 * The brand of a view: a sample by its name, or one of the playground as
 * `accent-accentDark-radius`, for example `0f766e-auto-8`, with the logo's address at its end if it has
 * one; undefined for the default.
 */
export function brandOf(text: string): Brand | undefined {
  const [, accent, accentDark, radius, logo] = OWN.exec(text) ?? [];
  if (accent === undefined) return Object.hasOwn(brands, text) ? brands[text] : undefined;
  return {
    accent: `#${accent}`,
    accentDark: accentDark === 'auto' ? undefined : `#${accentDark}`,
    radius: Math.min(Number(radius), MAX_RADIUS),
    ...(logo === undefined ? {} : { logo }),
  };
}

/** The brand that stories show: none if a deployment refuses it because of its contrast. */
export function acceptedBrandOf(text: string): Brand | undefined {
  const brand = brandOf(text);
  return brand === undefined || brandProblems(brand).length > 0 ? undefined : brand;
}

export function brandText({ accent, accentDark, radius = 8, logo }: Brand): string {
  const values = [accent.slice(1), accentDark?.slice(1) ?? 'auto', radius].join('-').toLowerCase();
  return logo === undefined ? values : `${values}-${logo}`;
}
