import { useState } from 'react';
import { Button, TextField } from '#design';

export function Example() {
  const [code, setCode] = useState('');
  return (
    <TextField
      label="Verification code"
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint="Valid for 5 minutes."
      value={code}
      onChange={({ target }) => setCode(target.value)}
      suffix={
        <Button variant="link" size="small">
          Get code
        </Button>
      }
    />
  );
}
