import { Disclosure, Text } from '#design';

export function Example() {
  return (
    <Disclosure summary="Sent to 138 **** 0001 at 9:26 AM">
      <Text size="small">Valid until 9:31 AM.</Text>
    </Disclosure>
  );
}
