/** @jest-environment node */
import primitive from './primitive.tokens.json';
import { plainTokens, resolveTokens } from './resolve';
import dark from './semantic.dark.tokens.json';
import light from './semantic.light.tokens.json';
import shared from './semantic.shared.tokens.json';
import { themes } from './themes';

const px = (value: number) => ({ value, unit: 'px' });
const black = { colorSpace: 'oklch', components: [0, 0, 0] };

const PRIMITIVE = {
  space: { $type: 'dimension', base: { $value: px(4) }, none: { $value: px(0) } },
  black: { $type: 'color', $value: black },
  a: { $value: '{b}' },
  b: { $value: '{a}' },
  chain: { $value: '{space.base}' },
};

/** The CSS of a single token. */
const css = ($type: string, $value: unknown) =>
  resolveTokens(PRIMITIVE, { token: { $type, $value } }).get('token');

test.each<[string, unknown, string]>([
  ['color', black, '#000000'],
  ['color', { ...black, alpha: 0.5 }, '#00000080'],
  ['dimension', px(4), '4px'],
  ['dimension', px(0), '0'],
  ['dimension', { value: 0, unit: 'rem' }, '0rem'],
  ['duration', { value: 0, unit: 'ms' }, '0ms'],
  ['number', 1.5, '1.5'],
  ['fontWeight', 600, '600'],
  ['fontFamily', ['Inter', 'Noto Sans', 'sans-serif'], "Inter, 'Noto Sans', sans-serif"],
  ['cubicBezier', [0.2, 0, 0, 1], 'cubic-bezier(0.2, 0, 0, 1)'],
  [
    'shadow',
    [
      { color: '{black}', offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(-1) },
      { color: '{black}', offsetX: px(0), offsetY: '{space.base}', blur: px(0), spread: px(0) },
    ],
    '0 1px 2px -1px #000000, 0 4px 0 0 #000000',
  ],
])('%s %j is %s in CSS', (type, value, text) => {
  expect(css(type, value)).toBe(text);
});

test('names are dotted, types come from the nearest group, and primitives are left out', () => {
  const semantic = {
    $description: 'ignored',
    gap: {
      $type: 'dimension',
      small: { $value: '{space.base}' },
      line: { $type: 'number', $value: 1 },
    },
  };
  expect([...resolveTokens(PRIMITIVE, semantic)]).toEqual([
    ['gap.small', '4px'],
    ['gap.line', '1'],
  ]);
});

test('a later file replaces tokens of an earlier one', () => {
  const file = (value: number) => ({ gap: { $type: 'dimension', $value: px(value) } });
  expect([...resolveTokens(PRIMITIVE, file(1), file(2))]).toEqual([['gap', '2px']]);
});

test('a reference may lead to another one', () => {
  expect(css('dimension', '{chain}')).toBe('4px');
});

test.each([
  ['does not exist', 'dimension', '{nowhere}', 'Token reference {nowhere} does not exist'],
  ['is circular', 'dimension', '{a}', 'is circular'],
  ['has an unknown type', 'gradient', [], 'Token token has the unknown type "gradient"'],
])('a token that %s is an error', (_about, type, value, message) => {
  expect(() => css(type, value)).toThrow(message);
});

test.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme with plain values needs no other file', (theme, tree) => {
  const plain = plainTokens(primitive, shared, tree);
  expect(JSON.stringify(plain)).not.toContain('"{');
  expect(resolveTokens({}, plain)).toEqual(new Map([...themes.shared, ...themes[theme]]));
});
