import { useState } from 'react';
import { TextArea } from '#design';

const MOST = 500;

export function Example() {
  const [reason, setReason] = useState('');
  // Characters as people count them: an emoji is one.
  const { length } = [...reason];
  return (
    <TextArea
      label="Reason for joining"
      hint="What would you like to learn?"
      count={`${length} / ${MOST}`}
      over={length > MOST}
      error={length > MOST ? `Shorten it to ${MOST} characters` : undefined}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
    />
  );
}
