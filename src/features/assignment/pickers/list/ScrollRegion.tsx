import type { ReactNode } from 'react';
import { ListScroll } from '../../styled';
import { RowsFrame } from './styled';
import { useHiddenColumns } from './useHiddenColumns';

interface ScrollRegionProps {
  label: string;
  busy?: boolean;
  /** A table. */
  children: ReactNode;
}

/** Keys scroll a table that is wider than the page, and a shadow shows that it goes on. */
export function ScrollRegion({ label, busy, children }: ScrollRegionProps) {
  const { scrollerRef, hasAfter, onScroll } = useHiddenColumns();
  return (
    <RowsFrame data-more={hasAfter ? '' : undefined}>
      <ListScroll
        ref={scrollerRef}
        onScroll={onScroll}
        aria-busy={busy}
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        {children}
      </ListScroll>
    </RowsFrame>
  );
}
