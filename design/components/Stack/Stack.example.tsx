import { Button, Stack } from '#design';

export function Example() {
  return (
    <Stack direction="row" gap="3" wrap>
      <Button variant="primary">OK</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
