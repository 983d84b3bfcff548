import { useState } from 'react';
import { TickBox } from '#design';

export function Example() {
  const [chosen, setChosen] = useState<'none' | 'some' | 'all'>('some');
  return (
    <TickBox
      label="Select this page"
      state={chosen}
      onChange={(isChosen) => setChosen(isChosen ? 'all' : 'none')}
    />
  );
}
