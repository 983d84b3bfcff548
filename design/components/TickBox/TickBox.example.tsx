import { useState } from 'react';
import { TickBox } from '#design';

export function Example() {
  const [state, setState] = useState<'none' | 'some' | 'all'>('some');
  return (
    <TickBox
      label="Select this page"
      state={state}
      onChange={(isSelected) => setState(isSelected ? 'all' : 'none')}
    />
  );
}
