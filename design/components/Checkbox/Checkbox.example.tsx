import { useState } from 'react';
import { Checkbox, Link } from '#design';

export function Example() {
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Checkbox checked={isAgreed} onChange={setIsAgreed}>
      I have read and agree to the <Link href="#service">Service Agreement</Link>
    </Checkbox>
  );
}
