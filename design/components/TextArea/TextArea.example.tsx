import { useState } from 'react';
import { TextArea } from '#design';

export function Example() {
  const [reason, setReason] = useState('');
  return (
    <TextArea
      label="Reason for joining"
      hint="What would you like to learn?"
      count={`${reason.length} / 500`}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
    />
  );
}
