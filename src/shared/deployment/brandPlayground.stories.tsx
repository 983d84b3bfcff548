import { Playground as PlaygroundPage } from '#design/docs/playground/Playground.tsx';
import type { Brand } from '#design/tokens/brand.ts';
import { brand as readBrand } from './brandReader';

export default { title: 'Theming' };

function refusal(brand: Brand): string | undefined {
  const read = readBrand(brand);
  return 'problem' in read ? read.problem : undefined;
}

/** The deployment's own check of a brand, so that the page accepts what a deployment accepts. */
export const Playground = () => <PlaygroundPage refusal={refusal} />;
