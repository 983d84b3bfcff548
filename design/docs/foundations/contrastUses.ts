import { contrastPairs } from '../../tokens/contrastPairs';
import type { ColorName, ContrastPair } from '../../tokens/contrastPairs';

/** A required pair and what has its colors: a component, and its part or state. */
export interface ContrastUse extends ContrastPair {
  group: string;
  use: string;
}

export const shortColor = (name: ColorName) => name.replace('color.', '');

/** What has the colors of a pair, by their short names; the first that fits counts. */
const USES: readonly (readonly [
  group: string,
  use: string,
  foreground: RegExp,
  background?: RegExp,
])[] = [
  ['Button', 'Primary', /^action\.primary/],
  ['Button', 'Dimmed primary: text on its background', /^text\.secondary/, /^accent\.border/],
  ['Button', 'Dimmed secondary', /dimmedText/],
  ['Button', 'Secondary', /^action\.secondary/],
  ['Button', 'Ghost', /^action\.ghost/],
  ['Button', 'Tint', /^accent\.text/],
  ['Button', 'Dimmed tint, ghost and link', /^text\.muted/, /^surface\.card/],
  ['Text field', 'Text, placeholder and prefix', /^text/, /^surface\.field/],
  ['Text field', 'Error', /^text\.danger/],
  ['Text field', 'Edge', /^border\.(?:field|danger)/],
  ['Link', 'Link', /^text\.link/],
  ['Tooltip', 'Text', /^text\.inverse/],
  ['Avatar', 'Initial', /^avatar/],
  ['Inline message', 'Text and icon', /^tone/],
  [
    'Focus and selection',
    'Ring, edge of what is selected, icon',
    /^(?:focus|border\.selected|accent\.icon)/,
  ],
  ['Focus and selection', 'Text', /^text/, /^(?:surface\.selected|accent)/],
  ['Text', 'On pages, cards and lists', /./],
];

const useOf = (pair: ContrastPair) =>
  USES.find(
    ([, , foreground, background = /./]) =>
      foreground.test(shortColor(pair.foreground)) && background.test(shortColor(pair.background)),
  );

export const contrastUses: readonly ContrastUse[] = USES.flatMap((row) =>
  contrastPairs
    .filter((pair) => useOf(pair) === row)
    .map((pair) => ({ ...pair, group: row[0], use: row[1] })),
);
