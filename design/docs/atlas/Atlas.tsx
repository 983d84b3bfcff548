import { use, useState } from 'react';
import { styled } from 'styled-components';
import { storyLocales } from '../../.ladle/storyLocales';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { Select } from '../../components/Select/Select';
import { Text } from '../../components/Text/Text';
import { token } from '../../tokens/token';
import { DocSheet } from '../Sheet';
import { languageName } from '../shell/languageName';
import { SiteContext } from '../shell/SiteContext';
import { answers, factsOf, states } from './screenFacts';
import { Screens } from './Screens';
import type { Comparison } from './Screens';
import { leads } from '../chapters/chapterTexts';

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${token('space.4')};
`;

const optionsOf = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

const COMPARISONS = [
  { value: '', label: 'Nothing' },
  { value: 'theme light', label: 'Light theme' },
  { value: 'theme dark', label: 'Dark theme' },
  ...storyLocales.map((locale) => ({ value: `locale ${locale}`, label: languageName(locale) })),
];

function comparisonOf(text: string): Comparison {
  const [kind, value = ''] = text.split(' ');
  if (kind === 'theme') return { theme: value === 'dark' ? 'dark' : 'light' };
  return kind === 'locale' ? { locale: value } : undefined;
}

/** All screens in all states, live and small, with filters and a comparison. */
export function Atlas() {
  const { sections } = use(SiteContext);
  const pages = sections.find(({ title }) => title === 'Screens')?.pages ?? [];
  const [feature, setFeature] = useState('');
  const [state, setState] = useState('');
  const [answer, setAnswer] = useState('');
  const [compare, setCompare] = useState('');
  const featureOf = (page: (typeof pages)[number]) => page.group || page.title;
  const shown = pages
    .filter((page) => feature === '' || featureOf(page) === feature)
    .map((page) => ({
      ...page,
      states: page.states.filter(({ id }) => {
        const facts = factsOf(id);
        return (
          (state === '' || facts.state === state) && (answer === '' || facts.answer === answer)
        );
      }),
    }))
    .filter((page) => page.states.length > 0);
  const count = shown.reduce((sum, page) => sum + page.states.length, 0);
  const filters = [
    ['Feature', feature, setFeature, optionsOf('All features', [...new Set(pages.map(featureOf))])],
    ['State', state, setState, optionsOf('All states', states)],
    ['Answer of the service', answer, setAnswer, optionsOf('All answers', answers)],
    ['Compare with', compare, setCompare, COMPARISONS],
  ] as const;
  return (
    <DocSheet title="Atlas" lead={leads['overview--atlas']}>
      <Filters role="group" aria-label="Filters">
        {filters.map(([label, value, onChange, options]) => (
          <Select key={label} label={label} value={value} onChange={onChange} options={options} />
        ))}
      </Filters>
      <LiveRegion>
        <Text as="span" tone="secondary">
          {count === 1 ? '1 screen' : `${count} screens`}
        </Text>
      </LiveRegion>
      <Screens pages={shown} compare={comparisonOf(compare)} />
    </DocSheet>
  );
}
