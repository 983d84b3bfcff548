import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export const Disc = styled.span<{ $size: number }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${token('radius.full')};
  background: ${token('color.avatar.surface')};
  color: ${token('color.avatar.text')};
  font-size: ${({ $size }) => $size * 0.44}px;
  font-weight: ${token('type.weight.strong')};
  line-height: 1;
  user-select: none;
  @media (forced-colors: active) {
    border: ${token('line.hairline')} solid CanvasText;
  }
`;

/** Generated content, because text would become part of the label of a surrounding control. */
export const Initial = styled.span`
  &::before {
    content: attr(data-initial);
  }
`;

export const Portrait = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
