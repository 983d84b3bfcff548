import { use, useState } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { Select } from '../../components/Select/Select';
import { Fold } from '../Fold';
import { groupBy } from '../groupBy';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import type { SitePage } from '../shell/siteMap';
import { Columns, Tiles } from '../styled';
import { PHONE, Screen, usePictureWindow } from './Screens';

const STATES = ['Content', 'Waiting', 'Empty', 'Question', 'Error'];

const optionsOf = (values: readonly string[]) => [
  { value: '', label: 'All' },
  ...[...new Set(values)].map((value) => ({ value, label: value })),
];

function Pictures({ states }: SitePage) {
  return (
    <Tiles $least={usePictureWindow() === PHONE ? '9rem' : '18rem'}>
      {states.map((screen) => (
        <Screen key={screen.id} screen={screen} />
      ))}
    </Tiles>
  );
}

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
    <DocSheet story="overview--atlas">
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
      {[...groupBy(matches, ({ group }) => group)].map(([group, own]) => (
        <DocPart key={group} title={group}>
          {own.map((page) => (
            <Fold
              key={page.id}
              heading={<Heading level={3}>{`${page.title} (${page.states.length})`}</Heading>}
              open={feature !== '' || state !== ''}
            >
              <Pictures {...page} />
            </Fold>
          ))}
        </DocPart>
      ))}
    </DocSheet>
  );
}
