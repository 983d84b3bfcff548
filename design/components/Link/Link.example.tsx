import { Link, Text } from '#design';

export function Example() {
  return (
    <Text>
      Read the{' '}
      <Link href="#privacy" newTab>
        Privacy Policy
      </Link>{' '}
      first.
    </Text>
  );
}
