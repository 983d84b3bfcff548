import { useState } from 'react';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { tabsDocs } from './Tabs.docs';

export default { title: 'Components / Tabs' };

export const Documentation = documentationStory(tabsDocs);

export const Rest = stateStory(tabsDocs, 'Rest');

export const Hover = stateStory(tabsDocs, 'Hover');

export const FocusVisible = stateStory(tabsDocs, 'Focus visible');

const TABS = [
  { id: 'one', label: 'Members' },
  { id: 'two', label: 'Departments' },
  { id: 'three', label: 'Groups' },
] as const;

/** Arrows move and show. */
export function Three() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('one');
  return (
    <Tabs label="Kinds" tabs={TABS} value={tab} onChange={setTab}>
      <Text>{`Panel ${tab}`}</Text>
    </Tabs>
  );
}
