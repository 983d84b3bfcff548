import { styled } from 'styled-components';
import { token } from '#design';

/** The sign above the title of a result. */
export const Sign = styled.span<{ $tone: 'success' | 'info' | 'warning' }>`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.large')};
  block-size: ${token('size.control.large')};
  border-radius: ${token('radius.full')};
  background: ${({ $tone }) => token(`color.tone.${$tone}.surface`)};
  color: ${({ $tone }) => token(`color.tone.${$tone}.icon`)};
`;
