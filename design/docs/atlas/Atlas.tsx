import { use } from 'react';
import { changeSettings, useAddress } from '../../.ladle/addressView';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { Select } from '../../components/Select/Select';
import { leads } from '../chapters/chapterTexts';
import { DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { Columns } from '../styled';
import { Screens } from './Screens';

const STATES = ['Content', 'Waiting', 'Empty', 'Question', 'Error'];

/** All screens in all states, live and small, with filters. */
export function Atlas() {
  const { sections } = use(SiteContext);
  const pages = sections.find(({ title }) => title === 'Screens')?.pages ?? [];
  const filters = { feature: [...new Set(pages.map(({ group }) => group))], state: STATES };
  const query = new URLSearchParams(useAddress());
  // Unknown values, for example of an older link, mean no filter.
  const valueOf = (name: keyof typeof filters) =>
    filters[name].find((value) => value === query.get(name)) ?? '';
  const [feature, state] = [valueOf('feature'), valueOf('state')];
  const shown = pages
    .filter(({ group }) => feature === '' || group === feature)
    .map((page) => ({
      ...page,
      states: page.states.filter((each) => state === '' || each.state === state),
    }))
    .filter(({ states }) => states.length > 0);
  const count = shown.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <DocSheet title="Atlas" lead={leads['overview--atlas']}>
      <Columns>
        {(['feature', 'state'] as const).map((name) => (
          <Select
            key={name}
            label={name === 'feature' ? 'Feature' : 'State'}
            value={valueOf(name)}
            onChange={(value) => changeSettings({ [name]: value })}
            options={[
              { value: '', label: 'All' },
              ...filters[name].map((value) => ({ value, label: value })),
            ]}
          />
        ))}
      </Columns>
      <LiveRegion>{`${count} ${count === 1 ? 'screen' : 'screens'}`}</LiveRegion>
      <Screens pages={shown} />
    </DocSheet>
  );
}
