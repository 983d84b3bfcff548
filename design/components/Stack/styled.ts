import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';

type KeyOf<Name> = Name extends `space.${infer Key}` ? Key : never;

/** Steps of the 4-px scale: `'4'` is 16 px. */
export type SpaceKey = KeyOf<TokenName>;

export interface StackLayout {
  gap: SpaceKey;
  direction: 'column' | 'row';
  align: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify: 'start' | 'center' | 'end' | 'space-between';
  wrap: boolean;
}

export const Flex = styled.div<{ $layout: StackLayout }>`
  display: flex;
  min-inline-size: 0;
  gap: ${({ $layout }) => token(`space.${$layout.gap}`)};
  flex-direction: ${({ $layout }) => $layout.direction};
  align-items: ${({ $layout }) => $layout.align};
  justify-content: ${({ $layout }) => $layout.justify};
  flex-wrap: ${({ $layout }) => ($layout.wrap ? 'wrap' : 'nowrap')};
  &[hidden] {
    display: none;
  }
`;
