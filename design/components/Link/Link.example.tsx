import { Link, Text } from '#design';

export function Example() {
  return (
    <Text>
      Read the{' '}
      <Link href="#privacy" newTab newTabLabel="(opens a new tab)">
        Privacy Policy
      </Link>{' '}
      first.
    </Text>
  );
}
