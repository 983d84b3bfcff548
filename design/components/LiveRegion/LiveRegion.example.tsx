import { useState } from 'react';
import { Button, LiveRegion, Stack } from '#design';

export function Example() {
  const [text, setText] = useState('');
  return (
    <Stack align="start">
      <Button onClick={() => setText('Code sent. It is valid for 5 minutes.')}>Get code</Button>
      <LiveRegion>{text}</LiveRegion>
    </Stack>
  );
}
