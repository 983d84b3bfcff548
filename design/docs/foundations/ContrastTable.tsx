import { use } from 'react';
import { BrandContext } from '../../.ladle/contexts';
import type { ContrastPair } from '../../tokens/contrastPairs';
import { pairContrast } from '../../tokens/contrastProblems';
import type { ThemeName } from '../../tokens/themes';
import { DataTable } from '../DataTable';
import { shortColor } from './contrastUses';
import type { ContrastUse } from './contrastUses';

export const THEMES: Readonly<Record<string, ThemeName>> = { Light: 'light', Dark: 'dark' };

export function useVerdict() {
  const brand = use(BrandContext);
  return (pair: ContrastPair, theme: ThemeName): string => {
    const ratio = pairContrast(pair, theme, brand);
    return `${ratio.toFixed(2)} ${ratio >= pair.least ? '✓' : '✗ fails'}`;
  };
}

export const pairName = ({ foreground, background }: ContrastPair) =>
  `${shortColor(foreground)} on ${shortColor(background)}`;

export function ContrastTable({ label, pairs }: { label: string; pairs: readonly ContrastUse[] }) {
  const verdictOf = useVerdict();
  return (
    <DataTable
      label={label}
      columns={['For', 'Pair', 'Minimum', ...Object.keys(THEMES)]}
      rows={pairs.map((pair) => ({
        id: pairName(pair),
        cells: [
          pair.use,
          pairName(pair),
          pair.least,
          ...Object.values(THEMES).map((theme) => verdictOf(pair, theme)),
        ],
      }))}
    />
  );
}
