import type { HTMLAttributes, Ref } from 'react';
import { Title } from './styled';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the outline, 1 to 3; it determines the size. */
  level: 1 | 2 | 3;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading of the page, a dialog (2) or a section in either (3). */
export function Heading({ level, ...rest }: HeadingProps) {
  return <Title {...rest} as={`h${level}`} $level={level} />;
}
