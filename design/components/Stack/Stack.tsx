import type { HTMLAttributes } from 'react';
import { Flex } from './styled';
import type { StackLayout } from './styled';

export type StackProps = HTMLAttributes<HTMLDivElement> & {
  [Key in keyof StackLayout]?: StackLayout[Key] | undefined;
};

/** Equal distances between elements in a column, or a row that follows the reading direction. */
export function Stack({
  gap = '4',
  direction = 'column',
  align = 'stretch',
  justify = 'start',
  wrap = false,
  ...rest
}: StackProps) {
  return <Flex {...rest} $layout={{ gap, direction, align, justify, wrap }} />;
}
