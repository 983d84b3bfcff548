import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export const Pill = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  padding: 0 ${token('space.2')};
  border: ${token('line.hairline')} solid ${token('color.accent.border')};
  border-radius: ${token('radius.full')};
  background: ${token('color.accent.surface')};
  color: ${token('color.accent.text')};
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.medium')};
  line-height: ${token('type.line.body')};
  overflow-wrap: anywhere;
`;
