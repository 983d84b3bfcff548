import { readView } from '../../.ladle/view';
import { realLocales } from '../../.ladle/storyLocales';
import type { StoryLocale } from '../../.ladle/storyLocales';
import { languageName } from '../shell/languageName';

/** What the second picture beside the first shows differently. */
export type Comparison =
  { name: 'theme'; value: 'light' | 'dark' } | { name: 'locale'; value: StoryLocale };

/** One picture of a pair. */
export interface Version {
  label: string;
  /** The query of its view. */
  view: string;
}

const THEMES = { light: 'Light theme', dark: 'Dark theme' };

const labelOf = (comparison: Comparison): string =>
  comparison.name === 'theme' ? THEMES[comparison.value] : languageName(comparison.value);

const comparisons: readonly Comparison[] = [
  { name: 'theme', value: 'light' },
  { name: 'theme', value: 'dark' },
  ...realLocales.map((value) => ({ name: 'locale', value }) as const),
];

const textOf = ({ name, value }: Comparison) => `${name} ${value}`;

export const comparisonOptions = comparisons.map((each) => ({
  value: textOf(each),
  label: labelOf(each),
}));

/** The comparison that an option of `comparisonOptions` means. */
export const comparisonOf = (text: string): Comparison | undefined =>
  comparisons.find((each) => textOf(each) === text);

const systemIsDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches === true;

/** The version that the reader sees without a comparison. */
function currentOf(address: string, { name }: Comparison): Comparison {
  if (name === 'locale') return { name, value: readView(address).locale };
  const theme = new URLSearchParams(address).get('theme');
  const isDark = theme === null ? systemIsDark() : theme === 'dark';
  return { name, value: isDark ? 'dark' : 'light' };
}

/** The pictures to compare: one if the comparison is with the current view. */
export function versionsOf(address: string, other: Comparison): Version[] {
  const current = currentOf(address, other);
  const versions = current.value === other.value ? [current] : [current, other];
  return versions.map((version) => {
    const view = new URLSearchParams(address);
    view.set(version.name, version.value);
    return { label: labelOf(version), view: `?${view.toString()}` };
  });
}
