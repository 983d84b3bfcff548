import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export type TextTone = 'primary' | 'secondary' | 'muted' | 'danger';
export type TextSize = 'small' | 'medium' | 'large';

export const Paragraph = styled.p<{ $tone: TextTone; $size: TextSize }>`
  color: ${({ $tone }) => token(`color.text.${$tone}`)};
  font-size: ${({ $size }) => token(`type.size.${$size}`)};
  line-height: ${token('type.line.body')};
  /* In longer lines it is hard to find the start of the next one. */
  max-inline-size: ${token('measure.36')};
  text-wrap: pretty;
`;
