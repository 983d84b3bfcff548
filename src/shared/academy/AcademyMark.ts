import { styled } from 'styled-components';
import { token } from '#design';

/** A plain mark in the accent colour, in place of a logo: the platform names no brand. */
export const AcademyMark = styled.i.attrs({ 'aria-hidden': true })<{ $size: '6' | '10' }>`
  flex: none;
  inline-size: ${({ $size }) => token(`space.${$size}`)};
  block-size: ${({ $size }) => token(`space.${$size}`)};
  border-radius: ${token('radius.control')};
  border-end-end-radius: ${token('radius.full')};
  background: ${token('color.action.primary.rest')};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
