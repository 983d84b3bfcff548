import { acceptedBrandOf, brandOf, brandText } from './viewBrand';

test.each([
  ['0f766e-auto-8', { accent: '#0f766e', accentDark: undefined, radius: 8 }],
  ['0f766e-5eead4-0', { accent: '#0f766e', accentDark: '#5eead4', radius: 0 }],
  [
    '0f766e-auto-8-/our-Logo.svg',
    { accent: '#0f766e', accentDark: undefined, radius: 8, logo: '/our-Logo.svg' },
  ],
])('reads the brand %s, and writes it again', (text, brand) => {
  expect(brandOf(text)).toEqual(brand);
  expect(brandText(brand)).toBe(text);
});

test('limits the corners of a brand as the deployment does', () => {
  expect(brandOf('0f766e-auto-99')?.radius).toBe(16);
});

test.each(['', 'unknown', '0f766e', '0f766e-auto-', 'constructor'])(
  'shows the default brand for %j',
  (text) => expect(acceptedBrandOf(text)).toBeUndefined(),
);

test('does not show a brand with too little contrast', () => {
  expect(acceptedBrandOf('ffff00-auto-8')).toBeUndefined();
  expect(acceptedBrandOf('0f766e-auto-8')).toBeDefined();
  expect(acceptedBrandOf('teal')).toBeDefined();
});
