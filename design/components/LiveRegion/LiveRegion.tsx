import type { ReactNode } from 'react';
import { Region } from './styled';

export interface LiveRegionProps {
  politeness?: 'polite' | 'assertive' | undefined;
  /** Heard but not seen. */
  visuallyHidden?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Announces its content when that changes. Keep it mounted, empty if need be: a region that arrives together
 * with its text is often not heard. Role `status`, or `alert` when assertive.
 */
export function LiveRegion({
  politeness = 'polite',
  visuallyHidden = false,
  children,
}: LiveRegionProps) {
  return (
    <Region
      $hidden={visuallyHidden}
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      data-live-region=""
    >
      {children}
    </Region>
  );
}
