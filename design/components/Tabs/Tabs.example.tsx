import { useState } from 'react';
import { Tabs, Text } from '#design';

const kinds = [
  { id: 'members', label: 'Members' },
  { id: 'groups', label: 'Groups' },
] as const;

export function Example() {
  const [kind, setKind] = useState<'members' | 'groups'>('members');
  return (
    <Tabs label="Kind of participants" tabs={kinds} value={kind} onChange={setKind}>
      <Text>{kind === 'members' ? 'Li Na, Zhang Wei' : 'Sales, Support'}</Text>
    </Tabs>
  );
}
