import { useState } from 'react';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Tabs.docs';

export default { title: 'Components / Tabs' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

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
