import type { HTMLAttributes, Ref } from 'react';
import { Title } from './styled';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the outline, 1 to 3. */
  level: 1 | 2 | 3;
  /** The level whose size it has; its own by default. */
  size?: 1 | 2 | 3 | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading of the page, a dialog (2) or a section in either (3). */
export function Heading({ level, size = level, ...rest }: HeadingProps) {
  return <Title {...rest} as={`h${level}`} $level={size} />;
}
