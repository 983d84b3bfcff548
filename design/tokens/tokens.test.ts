import { contrastRatio, oklchToHex } from './color';
import { contrastProblems } from './contrastProblems';
import { token } from './token';
import { tokensCss } from './tokensCss';

test('converts OKLCH as browsers do', () => {
  expect(oklchToHex({ colorSpace: 'oklch', components: [1, 0, 0] })).toBe('#ffffff');
  expect(oklchToHex({ colorSpace: 'oklch', components: [0.628, 0.2577, 29.23] })).toBe('#ff0000');
  expect(oklchToHex({ colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.5 })).toBe('#00000080');
});

test('black on white is 21 to 1 in either order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('token() refers to a property that the page declares', () => {
  expect(token('color.text.primary')).toBe('var(--color-text-primary)');
  expect(tokensCss).toMatch(/--color-text-primary:#[0-9a-f]{6};/);
});

test('every declared pair has enough contrast in both themes', () => {
  expect(contrastProblems()).toEqual([]);
});

test('reports a pair that is too faint, with its theme', () => {
  const faint = contrastProblems([
    { foreground: 'color.border.subtle', background: 'color.surface.card', least: 3 },
  ]);
  expect(faint).toEqual([
    expect.stringMatching(
      /^light: color\.border\.subtle on color\.surface\.card is 1\.\d\d, needs 3$/,
    ),
    expect.stringMatching(
      /^dark: color\.border\.subtle on color\.surface\.card is 1\.\d\d, needs 3$/,
    ),
  ]);
});
