import { styled } from 'styled-components';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export type IconButtonSize = 'small' | 'medium' | 'large';

export const RoundButton = styled.button<{ $size: IconButtonSize }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${({ $size }) => token(`size.control.${$size}`)};
  block-size: ${({ $size }) => token(`size.control.${$size}`)};
  padding: 0;
  border: ${token('line.hairline')} solid transparent;
  border-radius: ${token('radius.full')};
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${colorTransition}
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &:active {
    background: ${token('color.surface.pressed')};
  }
  &:disabled {
    color: ${token('color.text.muted')};
    cursor: not-allowed;
  }
`;
