import type { HTMLAttributes } from 'react';
import { Paragraph } from './styled';
import type { TextSize, TextTone } from './styled';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  tone?: TextTone | undefined;
  size?: TextSize | undefined;
  /** `p` unless it stands inside other text. */
  as?: 'p' | 'span' | 'div' | undefined;
}

/** Running text. Tone is emphasis only; say a danger in words too. */
export function Text({ tone = 'primary', size = 'medium', as = 'p', ...rest }: TextProps) {
  return <Paragraph {...rest} as={as} $tone={tone} $size={size} />;
}
