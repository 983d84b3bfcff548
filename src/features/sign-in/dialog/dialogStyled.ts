import { styled } from 'styled-components';
import { token } from '#design';

export const DialogContent = styled.div`
  &:focus {
    outline: none;
  }
`;

/** Keeps its height while empty. */
export const LanguageRow = styled.div`
  display: flex;
  justify-content: center;
  min-block-size: ${token('size.control.medium')};
  margin-block-end: calc(-1 * ${token('space.3')});
`;
