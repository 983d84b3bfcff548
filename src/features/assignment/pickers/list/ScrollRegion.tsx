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

/** A table that may be wider than its place: keys scroll it, and a shadow marks hidden columns. */
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
