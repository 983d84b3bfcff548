import { Skeleton, Stack } from '#design';

export function Example() {
  return (
    <Stack gap="2">
      <Skeleton inlineSize="40%" />
      <Skeleton />
      <Skeleton inlineSize="80%" />
    </Stack>
  );
}
