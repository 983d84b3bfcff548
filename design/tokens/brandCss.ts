import { brandValues } from './brand';
import type { BrandValues, PartialBrand } from './brand';

const declarations = (values: BrandValues): string =>
  [...values].map(([name, value]) => `--${name.replaceAll('.', '-')}:${value};`).join('');

/**
 * The style rules of a brand for both themes and the system's choice, in the form of the tokens'
 * rules; `:root` appears twice in a selector, so that it overrides the tokens.
 */
export function brandCss(brand: PartialBrand): string {
  const [light, dark] = [
    declarations(brandValues(brand, 'light')),
    declarations(brandValues(brand, 'dark')),
  ];
  return [
    `:root:root{${light}}`,
    `:root:root[data-theme='dark']{${dark}}`,
    `@media (prefers-color-scheme: dark){:root:root:not([data-theme='light']){${dark}}}`,
  ].join('\n');
}
