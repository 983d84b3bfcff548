import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';

type KeyOf<Name> = Name extends `space.${infer Key}` ? Key : never;

/** Steps of the 4-px scale: `'4'` is 16 px. */
export type SpaceKey = KeyOf<TokenName>;

export interface StackLayout {
  /** The distance, by the last part of a `space` token. */
  gap: SpaceKey;
  /** Below each other, or beside each other. */
  direction: 'column' | 'row';
  /** The place of each across the direction. */
  align: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** The place of all along the direction. */
  justify: 'start' | 'center' | 'end' | 'space-between';
  /** Whether a row continues on the next line. */
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
