import { styled } from 'styled-components';
import { token } from '../../../design';

export const Advice = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  margin: 0;
  padding-inline-start: ${token('space.6')};
  line-height: ${token('type.line.body')};
`;
