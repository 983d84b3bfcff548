import { Heading, Stack, Text } from '#design';

export function Example() {
  return (
    <Stack gap="2">
      <Heading level={2}>Choose participants</Heading>
      <Text>Members, departments and groups can take part.</Text>
    </Stack>
  );
}
