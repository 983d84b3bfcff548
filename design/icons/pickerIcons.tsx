import { Icon } from './Icon';
import type { IconProps } from './Icon';

/* Icons that only the pickers show. */

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h14M5.5 10h9M8 14.5h4" />
    </Icon>
  );
}

export function ColumnsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4h14v12H3ZM8 4v12M12 4v12" />
    </Icon>
  );
}

/** A search for many at once. */
export function SearchListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h14M3 9.5h5M3 14h4" />
      <circle cx="12.5" cy="12.5" r="3.5" />
      <path d="m15.2 15.2 2.3 2.3" />
    </Icon>
  );
}
