import { Card, Heading, Stack, Text } from '#design';

export function Example() {
  return (
    <Card>
      <Stack gap="2">
        <Heading level={3}>Join an academy</Heading>
        <Text tone="secondary">Tell the administrators who you are.</Text>
      </Stack>
    </Card>
  );
}
