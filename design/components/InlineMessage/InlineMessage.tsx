import type { ReactNode } from 'react';
import type { Tone } from '../../foundations/tone';
import { ToneIcon } from '../../foundations/ToneIcon';
import { Message, Words } from './styled';

export interface InlineMessageProps {
  tone: Tone;
  children: ReactNode;
  /** One thing to do about it: a small `Button` or a `Link`. */
  action?: ReactNode;
}

/** A message that belongs where it stands. Silent: put it into a `LiveRegion` when it arrives later. */
export function InlineMessage({ tone, children, action }: InlineMessageProps) {
  return (
    <Message $tone={tone}>
      <Words>
        <ToneIcon tone={tone} />
        <div>{children}</div>
      </Words>
      {action}
    </Message>
  );
}
