import type { ReactNode } from 'react';
import { Pill } from './styled';

export interface BadgeProps {
  /** For `aria-describedby` of what the badge marks. */
  id?: string | undefined;
  /** `neutral` for a state that asks for nothing, such as "Disabled". */
  tone?: 'accent' | 'neutral' | undefined;
  children: ReactNode;
}

/** A word or two that marks what it stands at, as "Last used". Says nothing by colour alone; not for counts. */
export function Badge({ id, tone = 'accent', children }: BadgeProps) {
  return (
    <Pill id={id} $tone={tone}>
      {children}
    </Pill>
  );
}
