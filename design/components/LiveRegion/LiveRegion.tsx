import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Region } from './styled';
import { usePoliteness } from './usePoliteness';
import type { Politeness } from './usePoliteness';

export interface LiveRegionProps {
  /** `assertive` interrupts what is being read. */
  politeness?: Politeness | undefined;
  /** Announced but not visible. */
  visuallyHidden?: boolean | undefined;
  /**
   * For a region that has content when it mounts: how long it stays empty before, in ms. Also for
   * what is announced only after it lasted, such as loading.
   */
  delay?: number | undefined;
  children?: ReactNode;
}

/**
 * Announces its content when the content changes, but not when only the language of the page
 * changes. Keep it mounted, even if it is empty: a region that is mounted together with its text is
 * often not announced; if you cannot, use `delay`. Role `status`, or `alert` if assertive.
 */
export function LiveRegion({
  politeness = 'polite',
  visuallyHidden = false,
  delay,
  children,
}: LiveRegionProps) {
  const [isEarly, setEarly] = useState(delay !== undefined);
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => setEarly(false), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <Region
      $hidden={visuallyHidden}
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={usePoliteness(politeness)}
      aria-atomic="true"
      data-live-region=""
    >
      {isEarly ? null : children}
    </Region>
  );
}
