import { createGlobalStyle } from 'styled-components';
import type { Brand } from '#design/tokens/brand.ts';
import { brandCss } from '#design/tokens/brandCss.ts';
import { useDeployment } from './DeploymentContext';

/** Inserted like every style here, through the CSSOM: the policy of the page allows no style attribute. */
const Rules = createGlobalStyle<{ $brand: Brand }>`${({ $brand }) => brandCss($brand)}`;

/** The accent colours and corners of the deployment's brand (D3), in both themes. */
export function BrandStyle() {
  const { brand } = useDeployment();
  return brand === null ? null : <Rules $brand={brand} />;
}
