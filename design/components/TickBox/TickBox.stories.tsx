import { useState } from 'react';
import { Stack } from '../Stack/Stack';
import { TickBox } from './TickBox';

export default { title: 'Components/TickBox' };

/** None, some, all, and one that cannot be changed. */
export function States() {
  const [state, setState] = useState<'all' | 'some' | 'none'>('some');
  return (
    <Stack direction="row">
      <TickBox label="Of many" state={state} onChange={(chosen) => setState(chosen ? 'all' : 'none')} />
      <TickBox label="None" state="none" onChange={() => undefined} />
      <TickBox label="All" state="all" onChange={() => undefined} />
      <TickBox label="Locked" state="all" locked onChange={() => undefined} />
    </Stack>
  );
}
