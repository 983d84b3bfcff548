import { brandValues } from './brand';
import type { Brand, BrandValues } from './brand';

const declarations = (values: BrandValues): string =>
  [...values].map(([name, value]) => `--${name.replaceAll('.', '-')}:${value};`).join('');

/**
 * The style rules of a brand, for both themes and the system's choice, as those of the tokens.
 * @param root what must be true of `<html>` besides; written twice in a selector, so that it wins over the tokens
 */
export function brandCss(brand: Brand, root = ':root'): string {
  const [light, dark] = [
    declarations(brandValues(brand, 'light')),
    declarations(brandValues(brand, 'dark')),
  ];
  return [
    `${root}:root{${light}}`,
    `${root}:root[data-theme='dark']{${dark}}`,
    `@media (prefers-color-scheme: dark){${root}:root:not([data-theme='light']){${dark}}}`,
  ].join('\n');
}
