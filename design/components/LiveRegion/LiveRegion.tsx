import type { ReactNode } from 'react';
import { Region } from './styled';

export interface LiveRegionProps {
  politeness?: 'polite' | 'assertive' | undefined;
  /** Announced but not visible. */
  visuallyHidden?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Announces its content when the content changes. Keep it mounted, even if it is empty: a region
 * that is mounted together with its text is often not announced. Role `status`, or `alert` if
 * assertive.
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
