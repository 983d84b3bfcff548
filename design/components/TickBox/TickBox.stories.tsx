import { useState } from 'react';
import { Stack } from '../Stack/Stack';
import { TickBox } from './TickBox';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './TickBox.docs';

export default { title: 'Components / Tick box' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

/** None, some, all, and one that cannot be changed. */
export function InUse() {
  const [state, setState] = useState<'all' | 'some' | 'none'>('some');
  return (
    <Stack direction="row">
      <TickBox
        label="Of many"
        state={state}
        onChange={(chosen) => setState(chosen ? 'all' : 'none')}
      />
      <TickBox label="None" state="none" onChange={() => undefined} />
      <TickBox label="All" state="all" onChange={() => undefined} />
      <TickBox label="Locked" state="all" locked onChange={() => undefined} />
    </Stack>
  );
}
