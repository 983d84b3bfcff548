import { Button, MailIcon, Stack } from '#design';

export function Example() {
  return (
    <Stack direction="row" wrap align="center">
      <Button variant="primary">Log in / Register</Button>
      <Button icon={<MailIcon />}>Log in with email</Button>
      <Button variant="ghost">Cancel</Button>
    </Stack>
  );
}
