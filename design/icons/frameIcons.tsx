import { Icon } from './Icon';
import type { IconProps } from './Icon';

/* Icons of the first screen's frame, separate from those that can load later. */

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function QrCodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2M17 12v2M12 17h2M17 17v.01" />
    </Icon>
  );
}

/** A message with a code. */
export function CodeMessageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h13A1.5 1.5 0 0 1 18 5v7.5a1.5 1.5 0 0 1-1.5 1.5H10l-4 3.5V14H3.5A1.5 1.5 0 0 1 2 12.5V5a1.5 1.5 0 0 1 1.5-1.5Z" />
      <path d="M6.5 8.8v.1M10 8.8v.1M13.5 8.8v.1" />
    </Icon>
  );
}
