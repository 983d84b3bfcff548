import { brandValues } from '#design/tokens/brand.ts';
import type { Brand, PartialBrand } from '#design/tokens/brand.ts';
import type { TokenName } from '#design/tokens/tokens.generated.ts';

/**
 * Any brand with every part: it shows which tokens brands change, and which of them always get the
 * same value.
 */
const PROBE: Brand = { accent: '#06726e', accentDark: '#8cc7c2', radius: 7 };
const PROBE_VALUES = [brandValues(PROBE, 'light'), brandValues(PROBE, 'dark')];
const FIRST_LETTER = 'A'.charCodeAt(0);
const VARIABLE = /var\((--[A-Z])\)/g;
const ELEMENT = /<style id=brand>[^<]*<\/style>/;

/**
 * The tokens that a brand changes, by their names in the style of a pre-rendered page. They remain
 * variables there, so that a brand can be inserted into a built page.
 */
export const brandVariables: ReadonlyMap<TokenName, string> = new Map(
  [...brandValues(PROBE, 'light').keys()].map((token, place) => [
    token,
    `--${String.fromCharCode(FIRST_LETTER + place)}`,
  ]),
);

/** Whether every brand gives two tokens the same value. */
export function areBrandedAlike(one: TokenName, other: TokenName): boolean {
  return PROBE_VALUES.every((values) => values.get(one) === values.get(other));
}

/** The logo in place of the academy's mark, without what could end the address or the element. */
function logoRule({ logo }: PartialBrand): string {
  if (logo === undefined) return '';
  const address = logo.replaceAll(/["<>\\\s]/g, (char) => encodeURIComponent(char));
  return `[data-mark]{background:url("${address}") center/contain no-repeat}`;
}

/** A brand as an element for a page; empty for a page without a style. */
function brandElement(page: string, brand: PartialBrand): string {
  const variables = new Set([...page.matchAll(VARIABLE)].map(([, name = '']) => name));
  const [light, dark] = [brandValues(brand, 'light'), brandValues(brand, 'dark')];
  const names = [...brandVariables].filter(
    ([token, name]) => variables.has(name) && light.has(token),
  );
  if (variables.size === 0) return '';
  const declarations = names.map(([token, name]) => `${name}:${light.get(token)}`);
  const darkOnly = names
    .filter(([token]) => dark.get(token) !== light.get(token))
    .map(([token, name]) => `${name}:${dark.get(token)}`);
  // Written twice, the selector wins over that of the page's own dark theme.
  const always = `:root:root{${declarations.join(';')}}`;
  const atNight = `@media(prefers-color-scheme:dark){:root:root{${darkOnly.join(';')}}}`;
  const look = names.length === 0 ? '' : always + atNight;
  return `<style id=brand>${look}${logoRule(brand)}</style>`;
}

/**
 * Inserts a brand into the first paint of a pre-rendered page and replaces an earlier one. A page
 * without a style is not changed.
 */
export function withBrand(page: string, brand: PartialBrand | null): string {
  const plain = page.replace(ELEMENT, '');
  return brand === null ? plain : plain.replace('</head>', `${brandElement(plain, brand)}</head>`);
}
