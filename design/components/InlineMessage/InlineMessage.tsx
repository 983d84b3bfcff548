import type { ReactNode } from 'react';
import type { Tone } from '../../foundations/tone';
import { ToneIcon } from '../../foundations/ToneIcon';
import { Message, MessageText } from './styled';

export interface InlineMessageProps {
  /** Color and icon. */
  tone: Tone;
  children: ReactNode;
  /** One action: a small `Button` or a `Link`. */
  action?: ReactNode;
}

/**
 * A message about the part of the page where it appears. It is silent: put it into a `LiveRegion`
 * if it appears later.
 */
export function InlineMessage({ tone, children, action }: InlineMessageProps) {
  return (
    <Message $tone={tone}>
      <MessageText>
        <ToneIcon tone={tone} />
        <div>{children}</div>
      </MessageText>
      {action}
    </Message>
  );
}
