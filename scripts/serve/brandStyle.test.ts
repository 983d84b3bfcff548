/** @jest-environment node */
import { brandValues } from '#design/tokens/brand.ts';
import { brands } from '#design/tokens/brands.ts';
import { areBrandedAlike, brandVariables, withBrand } from './brandStyle';

const BRAND = { accent: '#06726e', accentDark: '#8cc7c2', radius: 4 };
const FOCUS = brandVariables.get('color.focus')!;
const CORNER = brandVariables.get('radius.control')!;
const page = `<head><style>.a{color:var(${FOCUS});border-radius:var(${CORNER})}</style></head>`;

it('gives a page the colors and corners that its style uses, for both themes', () => {
  expect(withBrand(page, BRAND)).toBe(
    page.replace(
      '</head>',
      `<style id=brand>:root:root{${FOCUS}:#06726e;${CORNER}:4px}@media(prefers-color-scheme:dark){:root:root{${FOCUS}:#8cc7c2}}</style></head>`,
    ),
  );
});

it('shows the logo, whose address cannot end the element', () => {
  const logo = 'https://pictures.example/logo.svg?"</style>\\';
  expect(withBrand(page, { ...BRAND, logo })).toContain(
    '[data-mark]{background:url("https://pictures.example/logo.svg?%22%3C/style%3E%5C") center/contain no-repeat}</style>',
  );
});

it('shows a logo alone, with the colors and corners of the page', () => {
  expect(withBrand(page, { logo: '/logo.svg' })).toBe(
    page.replace(
      '</head>',
      '<style id=brand>[data-mark]{background:url("/logo.svg") center/contain no-repeat}</style></head>',
    ),
  );
});

it('leaves corners to the page where the brand names none', () => {
  expect(withBrand(page, { accent: '#06726e' })).not.toContain(`${CORNER}:`);
});

it('puts one brand in place of another, and takes it away again', () => {
  const branded = withBrand(page, BRAND);
  expect(withBrand(withBrand(page, brands['red']!), BRAND)).toBe(branded);
  expect(withBrand(branded, null)).toBe(page);
});

it('leaves a page without a style of its own as it is', () => {
  expect(withBrand('<head></head>', BRAND)).toBe('<head></head>');
});

test('tokens that share a variable have the same value in every brand', () => {
  const tokens = [...brandVariables.keys()];
  const alike = tokens.flatMap((one) =>
    tokens.filter((other) => areBrandedAlike(one, other)).map((other) => [one, other] as const),
  );
  expect(alike.length).toBeGreaterThan(tokens.length);
  for (const brand of [...Object.values(brands), { accent: '#06726e' }])
    for (const theme of ['light', 'dark'] as const) {
      const values = brandValues(brand, theme);
      expect(alike.filter(([one, other]) => values.get(one) !== values.get(other))).toEqual([]);
    }
});
