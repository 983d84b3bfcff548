import type { ReactNode } from 'react';
import { Pill } from './styled';

export interface BadgeProps {
  /** For `aria-describedby` of what the badge marks. */
  id?: string | undefined;
  children: ReactNode;
}

/** A word or two that marks what it stands at, as "Last used". Says nothing by colour alone; not for counts. */
export function Badge({ id, children }: BadgeProps) {
  return <Pill id={id}>{children}</Pill>;
}
