import { use } from 'react';
import { styled } from 'styled-components';
import { changeSettings, useAddress } from '../../.ladle/addressView';
import { Button } from '../../components/Button/Button';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { Select } from '../../components/Select/Select';
import { Text } from '../../components/Text/Text';
import { token } from '../../tokens/token';
import { DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import type { ScreenState } from '../shell/siteMap';
import { comparisonOf, comparisonOptions } from './comparison';
import { Screens } from './Screens';
import { leads } from '../chapters/chapterTexts';

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${token('space.4')};
`;

const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
`;

function resultText(count: number): string {
  if (count === 0) return 'No screen matches these filters';
  return count === 1 ? '1 screen' : `${count} screens`;
}

const optionsOf = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

const STATES: readonly ScreenState[] = ['Content', 'Waiting', 'Empty', 'Question', 'Error'];

const COMPARISONS = [{ value: '', label: 'Nothing' }, ...comparisonOptions];

/** All screens in all states, live and small, with filters and a comparison. */
export function Atlas() {
  const { sections } = use(SiteContext);
  const pages = sections.find(({ title }) => title === 'Screens')?.pages ?? [];
  const featureOf = (page: (typeof pages)[number]) => page.group || page.title;
  const filters = [
    ['feature', 'Feature', optionsOf('All features', [...new Set(pages.map(featureOf))])],
    ['state', 'State', optionsOf('All states', STATES)],
    ['compare', 'Compare with', COMPARISONS],
  ] as const;
  const query = new URLSearchParams(useAddress());
  // Unknown values, for example of an older link, mean no filter.
  const [feature = '', state = '', compare = ''] = filters.map(
    ([name, , options]) => options.find(({ value }) => value === query.get(name))?.value ?? '',
  );
  const values = { feature, state, compare };
  const isFiltered = Boolean(feature || state);
  const shown = pages
    .filter((page) => feature === '' || featureOf(page) === feature)
    .map((page) => ({
      ...page,
      states: page.states.filter((each) => state === '' || each.state === state),
    }))
    .filter((page) => page.states.length > 0);
  const count = shown.reduce((sum, page) => sum + page.states.length, 0);
  return (
    <DocSheet title="Atlas" lead={leads['overview--atlas']}>
      <Filters role="group" aria-label="Filters">
        {filters.map(([name, label, options]) => (
          <Select
            key={name}
            label={label}
            value={values[name]}
            onChange={(value) => changeSettings({ [name]: value })}
            options={options}
          />
        ))}
      </Filters>
      <Result>
        <LiveRegion>
          <Text as="span" tone="secondary">
            {resultText(count)}
          </Text>
        </LiveRegion>
        <Button
          size="small"
          dimmed={!isFiltered}
          onClick={() => changeSettings({ feature: '', state: '' })}
        >
          Clear filters
        </Button>
      </Result>
      <Screens pages={shown} compare={comparisonOf(compare)} />
    </DocSheet>
  );
}
