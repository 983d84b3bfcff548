import { useState } from 'react';
import { Button, ErrorSummary, Stack, TextField } from '#design';

const FIELDS = [
  { name: 'real-name', label: 'Real name', missing: 'Enter your real name' },
  { name: 'employer', label: 'Employer', missing: 'Enter your employer' },
  { name: 'reason', label: 'Reason', missing: 'Enter a reason' },
];

export function Example() {
  const [attempt, setAttempt] = useState(0);
  // As of the last attempt: the summary does not change while the user corrects a field.
  const [empty, setEmpty] = useState<typeof FIELDS>([]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        setAttempt(attempt + 1);
        setEmpty(FIELDS.filter(({ name }) => values.get(name) === ''));
      }}
    >
      <Stack>
        {empty.length === 0 ? null : (
          <ErrorSummary
            attempt={attempt}
            title="Please fill in the required fields"
            items={empty.map(({ name, missing }) => ({ fieldId: name, text: missing }))}
          />
        )}
        {FIELDS.map((field) => (
          <TextField
            key={field.name}
            id={field.name}
            name={field.name}
            label={field.label}
            error={empty.includes(field) ? field.missing : undefined}
          />
        ))}
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Stack>
    </form>
  );
}
