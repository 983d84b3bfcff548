import { Badge, Stack, Text } from '#design';

export function Example() {
  return (
    <Stack direction="row" align="center" gap="2">
      <Text>Uniportal account</Text>
      <Badge>Last used</Badge>
    </Stack>
  );
}
