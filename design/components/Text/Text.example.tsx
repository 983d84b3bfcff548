import { Text } from '#design';

export function Example() {
  return <Text tone="secondary">A one-time code keeps your account yours.</Text>;
}
