import { Button, Stack } from '#design';

export function Example() {
  return (
    <Stack direction="row" gap="3" wrap>
      <Button>Cancel</Button>
      <Button variant="primary">Continue</Button>
    </Stack>
  );
}
