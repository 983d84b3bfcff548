import { styled } from 'styled-components';
import { token } from '#design';

/** Keeps its height while empty. */
export const LanguageRow = styled.div`
  display: flex;
  justify-content: center;
  min-block-size: ${token('size.control.medium')};
  margin-block: calc(-1 * ${token('space.2')}) calc(-1 * ${token('space.4')});
`;
