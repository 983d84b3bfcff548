import { Avatar, Stack, Text } from '#design';

export function Example() {
  return (
    <Stack direction="row" align="center" gap="3">
      <Avatar name="Li Na" size={48} />
      <Text>Sales, Shenzhen</Text>
    </Stack>
  );
}
