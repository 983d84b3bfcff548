import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export const Title = styled.h2<{ $level: 1 | 2 | 3 }>`
  color: ${token('color.text.primary')};
  font-size: ${({ $level }) => token(`type.size.heading${$level}`)};
  font-weight: ${token('type.weight.strong')};
  line-height: ${token('type.line.heading')};
  text-wrap: balance;
`;
