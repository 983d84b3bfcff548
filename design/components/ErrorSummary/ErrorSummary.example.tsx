import { useState } from 'react';
import { Button, ErrorSummary, Stack, TextField } from '#design';

const missing = 'Enter your real name';

export function Example() {
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isRefused = attempt > 0 && name === '';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <Stack>
        {isRefused ? (
          <ErrorSummary
            attempt={attempt}
            title="Please fill in the required fields"
            items={[{ fieldId: 'real-name', text: missing }]}
          />
        ) : null}
        <TextField
          id="real-name"
          label="Real name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isRefused ? missing : undefined}
        />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Stack>
    </form>
  );
}
