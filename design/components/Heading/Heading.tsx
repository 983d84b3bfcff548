import type { HTMLAttributes, Ref } from 'react';
import { Title } from './styled';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the outline, 1 to 3; size follows it. */
  level: 1 | 2 | 3;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading of the page, a dialog (2) or a part of either (3). */
export function Heading({ level, ...rest }: HeadingProps) {
  return <Title {...rest} as={`h${level}`} $level={level} />;
}
