import type { ReactNode } from 'react';
import { Pill } from './styled';

export interface BadgeProps {
  /** For `aria-describedby` of the marked element. */
  id?: string | undefined;
  /** `neutral` for a state that needs no action, such as "Disabled". */
  tone?: 'accent' | 'neutral' | undefined;
  children: ReactNode;
}

/**
 * A word or two that marks the element beside it, for example "Last used". Its color alone has no
 * meaning. Do not use it for counts.
 */
export function Badge({ id, tone = 'accent', children }: BadgeProps) {
  return (
    <Pill id={id} $tone={tone}>
      {children}
    </Pill>
  );
}
