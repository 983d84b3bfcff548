import { brandValues } from './brand';
import { brandCss } from './brandCss';
import { brandProblems } from './brandProblems';
import { brands } from './brands';
import { oklchOf, shade } from './shade';
import { themes } from './themes';

test('a color and its OKLCH form are the same color', () => {
  expect(
    ['#000000', '#ffffff', '#4256d5', '#c70000', '#06726e'].map((hex) => shade(oklchOf(hex))),
  ).toEqual(['#000000', '#ffffff', '#4256d5', '#c70000', '#06726e']);
});

test('a color that no screen can show keeps its lightness and loses chroma', () => {
  const color = oklchOf(shade({ lightness: 0.7, chroma: 0.4, hue: 190 }));
  expect(color.lightness).toBeCloseTo(0.7, 2);
  expect(color.chroma).toBeLessThan(0.2);
});

test('the default brand is the platform’s own', () => {
  const [light, dark] = [
    brandValues(brands['indigo']!, 'light'),
    brandValues(brands['indigo']!, 'dark'),
  ];
  for (const name of ['color.action.primary.rest', 'color.focus', 'color.text.link'] as const) {
    expect(light.get(name)).toBe(themes.light.get(name));
    const [ours, theirs] = [oklchOf(themes.dark.get(name)!), oklchOf(dark.get(name)!)];
    expect(Math.abs(ours.lightness - theirs.lightness)).toBeLessThan(0.005);
    expect(Math.abs(ours.chroma - theirs.chroma)).toBeLessThan(0.005);
  }
});

test.each([
  [
    'too light for text',
    { accent: '#ffcc00' },
    /^\.accent #ffcc00 makes color\.text\.link on color\.surface\.page 1\.\d\d to 1 in the light theme, needs 4\.5$/,
  ],
  [
    'too dark in the dark theme',
    { accent: '#4256d5', accentDark: '#223344' },
    /^\.accentDark #223344 makes color\.\S+ on color\.\S+ 1\.\d\d to 1 in the dark theme, needs 4\.5$/,
  ],
  [
    'too faint for a focus ring',
    { accent: '#ededed' },
    /^\.accent #ededed makes color\.focus on color\.surface\.card 1\.\d\d to 1 in the light theme, needs 3$/,
  ],
  [
    'unreadable as a background of text',
    { accent: '#ffcc00' },
    /^\.accent #ffcc00 makes color\.action\.primary\.text on color\.action\.primary\.rest 1\.\d\d to 1/,
  ],
])('refuses an accent that is %s, with the measured contrast', (_, brand, problem) => {
  expect(brandProblems(brand)).toContainEqual(expect.stringMatching(problem));
});

test('names the accent as the cause of a faint button, also beside an accent for dark', () => {
  const causes = brandProblems({ accent: '#ffcc00', accentDark: '#8cc7c2' }).map(
    (problem) => problem.split(' ')[0],
  );
  expect(new Set(causes)).toEqual(new Set(['.accent']));
  expect(brandProblems({ accent: '#06726e', accentDark: '#223344' }).join()).not.toMatch(
    /\.accentDark \S+ makes color\.action/,
  );
});

test('an accent that passes also passes in all derived colors, whatever its hue', () => {
  const hues = Array.from({ length: 36 }, (_, step) => step * 10);
  const accents = hues.flatMap((hue) =>
    [0, 0.08, 0.16, 0.3].flatMap((chroma) =>
      [0.1, 0.3, 0.46].map((lightness) => shade({ lightness, chroma, hue })),
    ),
  );
  expect(accents.flatMap((accent) => brandProblems({ accent }))).toEqual([]);
});

test('a brand overrides the tokens in both themes and for the system’s choice', () => {
  const css = brandCss({ accent: '#06726e' }).split('\n');
  expect(css[0]).toMatch(/^:root:root\{.*--color-action-primary-rest:#06726e;.*\}$/);
  expect(css[1]).toMatch(/^:root:root\[data-theme='dark'\]\{.*--color-focus:#[0-9a-f]{6};.*\}$/);
  expect(css[2]).toMatch(
    /^@media \(prefers-color-scheme: dark\)\{:root:root:not\(\[data-theme='light'\]\)\{/,
  );
  expect(css.join()).not.toContain('--radius');
  expect(brandCss({ accent: '#06726e', radius: 4 })).toContain(
    '--radius-control:4px;--radius-surface:5px;--radius-card:8px;',
  );
});
