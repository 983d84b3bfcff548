import { useState } from 'react';
import { Button, LiveRegion, Stack } from '#design';

export function Example() {
  const [said, setSaid] = useState('');
  return (
    <Stack align="start">
      <Button onClick={() => setSaid('Code sent. It is valid for 5 minutes.')}>Get code</Button>
      <LiveRegion>{said}</LiveRegion>
    </Stack>
  );
}
