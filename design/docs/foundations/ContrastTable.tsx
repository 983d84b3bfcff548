import type { ContrastPair } from '../../tokens/contrastPairs';
import { pairContrast } from '../../tokens/contrastProblems';
import type { ThemeName } from '../../tokens/themes';
import { DataTable } from '../DataTable';
import { shortColor } from './contrastUses';
import type { ContrastUse } from './contrastUses';

export const THEMES: readonly ThemeName[] = ['light', 'dark'];

export function verdictOf(pair: ContrastPair, theme: ThemeName): string {
  const ratio = pairContrast(pair, theme);
  return `${ratio.toFixed(2)} ${ratio >= pair.least ? '✓' : '✗ fails'}`;
}

export const pairName = ({ foreground, background }: ContrastPair) =>
  `${shortColor(foreground)} on ${shortColor(background)}`;

export const ContrastTable = ({
  label,
  pairs,
}: {
  label: string;
  pairs: readonly ContrastUse[];
}) => (
  <DataTable
    label={label}
    columns={['For', 'Pair', 'Minimum', 'Light', 'Dark']}
    rows={pairs.map((pair) => ({
      id: pairName(pair),
      cells: [
        pair.use,
        pairName(pair),
        pair.least,
        ...THEMES.map((theme) => verdictOf(pair, theme)),
      ],
    }))}
  />
);
