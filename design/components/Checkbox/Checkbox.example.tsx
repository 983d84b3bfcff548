import { useState } from 'react';
import { Checkbox, Link } from '#design';

export function Example() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Checkbox checked={agreed} onChange={setAgreed}>
      I have read and agree to the <Link href="#service">Service Agreement</Link>
    </Checkbox>
  );
}
