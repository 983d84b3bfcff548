import { useState } from 'react';
import { Button, ErrorSummary, Stack, TextField } from '#design';

export function Example() {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = new FormData(event.currentTarget).get('real-name') === '';
        setAttempt(attempt + 1);
        setError(isEmpty ? 'Enter your real name' : undefined);
      }}
    >
      <Stack>
        {error === undefined ? null : (
          <ErrorSummary
            attempt={attempt}
            title="Please fill in the required fields"
            items={[{ fieldId: 'real-name', text: error }]}
          />
        )}
        <TextField
          id="real-name"
          name="real-name"
          label="Real name"
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Stack>
    </form>
  );
}
