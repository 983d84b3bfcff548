import { createGlobalStyle } from 'styled-components';
import type { PartialBrand } from '#design/tokens/brand.ts';
import { brandCss } from '#design/tokens/brandCss.ts';
import { useDeployment } from './DeploymentContext';

/**
 * Inserted through the CSSOM like all styles, because the page's policy allows no style attributes.
 */
const Rules = createGlobalStyle<{ $brand: PartialBrand }>`${({ $brand }) => brandCss($brand)}`;

/** The accent colors and corners of the deployment's brand, in both themes. */
export function BrandStyle() {
  const { brand } = useDeployment();
  return brand === null ? null : <Rules $brand={brand} />;
}
