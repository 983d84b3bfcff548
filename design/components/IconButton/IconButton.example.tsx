import { CloseIcon, IconButton } from '#design';

export function Example() {
  return <IconButton label="Close" icon={<CloseIcon />} />;
}
