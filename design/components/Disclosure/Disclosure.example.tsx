import { Disclosure, Link, Stack, Text } from '#design';

export function Example() {
  return (
    <Disclosure summary="Sent to 138 **** 0001 at 9:26 AM">
      <Stack>
        <Text size="small">Valid until 9:31 AM.</Text>
        <Link href="#help">Didn’t receive the code?</Link>
      </Stack>
    </Disclosure>
  );
}
