import { useState } from 'react';
import { TickBox } from '#design';

export function Example() {
  const [isChosen, setIsChosen] = useState(false);
  return <TickBox label="Select Li Na" state={isChosen ? 'all' : 'none'} onChange={setIsChosen} />;
}
