import { ErrorSummary, Stack, TextField } from '#design';

export function Example() {
  return (
    <Stack>
      <ErrorSummary
        attempt={1}
        title="Please fill in the required fields"
        items={[{ fieldId: 'real-name', text: 'Enter your real name' }]}
      />
      <TextField id="real-name" label="Real name" error="Enter your real name" />
    </Stack>
  );
}
