import { useState } from 'react';
import { TextArea } from '#design';

const MAX_LENGTH = 500;

export function Example() {
  const [reason, setReason] = useState('');
  // Characters as people count them: an emoji is one.
  const { length } = [...reason];
  return (
    <TextArea
      label="Reason for joining"
      hint="What would you like to learn?"
      count={`${length} / ${MAX_LENGTH}`}
      over={length > MAX_LENGTH}
      error={length > MAX_LENGTH ? `Shorten it to ${MAX_LENGTH} characters` : undefined}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
    />
  );
}
