import { Avatar } from '#design';

export function Example() {
  return <Avatar name="Li Na" size={48} />;
}
