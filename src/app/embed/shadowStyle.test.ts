import { shadowDeclaration, shadowSelector } from './shadowStyle';

it.each([
  [':root', '[data-page]'],
  [":root[data-theme='dark']", "[data-page][data-theme='dark']"],
  [":root:not([data-theme='light'])", "[data-page]:not([data-theme='light'])"],
  [':root:lang(ar)', '[data-page]:lang(ar)'],
  ['html[data-scroll-locked]', '[data-page][data-scroll-locked]'],
  ['body', '[data-page]'],
  ['body:has([data-notice]) .layer', '[data-page]:has([data-notice]) .layer'],
  ['.body > h2', '.body > h2'],
  ['.card-body', '.card-body'],
  ['#html-help', '#html-help'],
  [':where(:lang(zh))', ':where(:lang(zh))'],
])('the selector %s becomes %s in the shadow tree', (selector, expected) =>
  expect(shadowSelector(selector)).toBe(expected),
);

it.each([
  ['font-size:.9375rem;', 'font-size:15px;'],
  ['margin:-1.5rem auto 2rem;', 'margin:-24px auto 32px;'],
  ['margin:max(0px, 50dvb - 25rem) auto auto;', 'margin:max(0px, 50dvb - 400px) auto auto;'],
  ['--type-size-small:0.8125rem;', '--type-size-small:13px;'],
  ['inline-size:3em;', 'inline-size:3em;'],
  ['grid-area:a1rem;', 'grid-area:a1rem;'],
])('%s does not depend on the host page’s font size', (declaration, expected) =>
  expect(shadowDeclaration(declaration, 16)).toBe(expected),
);
