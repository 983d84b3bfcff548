import { use, useState } from 'react';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { Select } from '../../components/Select/Select';
import { leads } from '../chapters/chapterTexts';
import { DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { Columns } from '../styled';
import { Screens } from './Screens';

const STATES = ['Content', 'Waiting', 'Empty', 'Question', 'Error'];

const optionsOf = (values: readonly string[]) => [
  { value: '', label: 'All' },
  ...[...new Set(values)].map((value) => ({ value, label: value })),
];

/** All screens in all states, live and small, with filters. */
export function Atlas() {
  const { sections } = use(SiteContext);
  const [feature, setFeature] = useState('');
  const [state, setState] = useState('');
  const pages = sections.find(({ title }) => title === 'Screens')?.pages ?? [];
  const matches = pages
    .filter(({ group }) => feature === '' || group === feature)
    .map((page) => ({
      ...page,
      states: page.states.filter((each) => state === '' || each.state === state),
    }))
    .filter(({ states }) => states.length > 0);
  const count = matches.flatMap(({ states }) => states).length;
  return (
    <DocSheet title="Atlas" lead={leads['overview--atlas']}>
      <Columns>
        <Select
          label="Feature"
          value={feature}
          onChange={setFeature}
          options={optionsOf(pages.map(({ group }) => group))}
        />
        <Select label="State" value={state} onChange={setState} options={optionsOf(STATES)} />
      </Columns>
      <LiveRegion>{`${count} ${count === 1 ? 'screen' : 'screens'}`}</LiveRegion>
      <Screens pages={matches} />
    </DocSheet>
  );
}
