/** @jest-environment node */
import { criticalStyle } from './criticalStyle';

const style = (css: string) => `<style data-styled="true">${css}/*!sc*/\n</style>`;
const MARKUP = '<div class="a"><h2 class="b">x</h2></div>';
const styleOf = (css: string, locale: Parameters<typeof criticalStyle>[2] = 'zh_CN') =>
  criticalStyle(style(css), MARKUP, locale);

/** The rules of the page, without those that each page gets. */
const ofPage = (css: string) => css.slice(0, css.indexOf('[data-pressed]'));

it('keeps what the page shows at rest, and omits later states', () => {
  const css = styleOf(
    '.a{width:1px}.a:hover{width:2px}.c{width:3px}.a>h2{width:4px}.a>h3{width:5px}@media print{.a{width:6px}}@keyframes k{from{opacity:0}}',
  );
  expect(css).toContain('.a{width:1px}');
  expect(css).toContain('.a>h2{width:4px}');
  for (const gone of ['2px', '3px', '5px', '6px', 'keyframes'])
    expect(ofPage(css)).not.toContain(gone);
});

it('omits rules that match no element and rules for the other direction', () => {
  const css = '.a.b{width:1px}.a[title]{width:2px}div.a{width:3px}.a:dir(rtl){width:4px}';
  expect(styleOf(css, 'ar_SA')).toMatch(/div\.a\{width:3px\}\.a:dir\(rtl\)\{width:4px\}/);
  expect(styleOf(css)).toContain('3px');
  for (const gone of ['1px', '2px', '4px']) expect(styleOf(css)).not.toContain(gone);
});

it('keeps the rules after a condition that names how lines break', () => {
  const css = styleOf(
    '@supports not (word-break:auto-phrase){h2{word-break:keep-all}}h2{margin:0;word-break:keep-all}',
  );
  expect(css).toContain('h2{margin:0}');
});

it('keeps what a brand changes as variables, one for tokens that never differ', () => {
  const tokens =
    ":root{--color-focus:#111;--color-text-link:#111;--radius-control:8px}@media (prefers-color-scheme:dark){:root:not([data-theme='light']){--color-focus:#eee;--color-text-link:#eee}}";
  const css = styleOf(
    `${tokens}.a{color:var(--color-text-link);outline-color:var(--color-focus);border-radius:var(--radius-control)}`,
  );
  const [, link, focus, radius] =
    /\.a\{color:var\((--[A-Z])\);outline-color:var\((--[A-Z])\);border-radius:var\((--[A-Z])\)\}/.exec(
      css,
    ) ?? [];
  expect(focus).toBe(link);
  expect(radius).not.toBe(link);
  expect(css).toContain(`:root{${link}:#111;${radius}:8px}`);
  expect(css).toContain(`{${link}:#eee}`);
});

it('keeps tokens apart that a theme or a brand gives different values', () => {
  const tokens =
    ':root{--color-focus:#111;--color-text-link:#222;--color-accent-surface:#111}.a{color:var(--color-text-link);outline-color:var(--color-focus);background:var(--color-accent-surface)}';
  const names = [...styleOf(tokens).matchAll(/var\((--[A-Z])\)/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(3);
});

it('inlines the values of tokens, except those that the dark theme changes', () => {
  const css = styleOf(
    ":root{--gap:8px;--ink:#111}@media (prefers-color-scheme:dark){:root:not([data-theme='light']){--ink:#eee}}.a{gap:var(--gap);color:var(--ink)}",
  );
  expect(css).toContain('gap:8px');
  expect(css).toMatch(/--0:#111/);
  expect(css).toMatch(/--0:#eee/);
  expect(css).toContain('color:var(--0)');
  expect(css).not.toContain('--gap');
});

it('keeps the variables of components, which rules that are added later read', () => {
  expect(styleOf(':root{--gap:8px}.a{--step:var(--gap);gap:var(--step)}')).toContain(
    '.a{--step:8px;gap:var(--step)}',
  );
});

it('omits motion, pointers and the fonts of other languages', () => {
  const css = styleOf(
    '.a{animation:k 1s;transition:color 1s;cursor:pointer;top:1px}:where(:lang(ar)){font-family:A}:where(:lang(de)){font-family:D}',
    'de_DE',
  );
  expect(ofPage(css)).not.toMatch(/animation|transition|cursor:pointer|family:A/);
  expect(css).toContain('font-family:D');
});

it('keeps a rule of several languages in the pages of each', () => {
  const css = '.a:lang(es),.a:lang(ru){top:1px}.a:not(:lang(zh)){top:2px}';
  expect(styleOf(css, 'ru_RU')).toContain('top:1px');
  expect(styleOf(css, 'de_DE')).not.toContain('top:1px');
  expect(styleOf(css, 'de_DE')).toContain('top:2px');
});

it('marks pressed controls, and shows the noscript message above the dialog', () => {
  const css = styleOf('.a{top:1px}');
  expect(css).toContain('[data-pressed]');
  expect(css).toMatch(/noscript,body>p\{z-index:999;.*position:fixed/);
});
