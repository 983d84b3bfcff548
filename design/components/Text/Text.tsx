import type { HTMLAttributes } from 'react';
import { Paragraph } from './styled';
import type { TextSize, TextTone } from './styled';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The color: `secondary` supports, `muted` may be skipped. */
  tone?: TextTone | undefined;
  /** The size of the letters. */
  size?: TextSize | undefined;
  /** `p`, or another element inside other text. */
  as?: 'p' | 'span' | 'div' | undefined;
}

/** Running text. Tone is only emphasis; also express a danger in words. */
export function Text({ tone = 'primary', size = 'medium', as = 'p', ...rest }: TextProps) {
  return <Paragraph {...rest} as={as} $tone={tone} $size={size} />;
}
