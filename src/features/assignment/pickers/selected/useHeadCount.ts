import { useEffect, useState } from 'react';
import type { Selection } from '#lib/selection/selection.ts';
import { isAnythingSelected } from '../../selection/selectedSummary';
import { useSummariseSelectionMutation } from '../../selection/selectionEndpoints';

const PAUSE_MS = 300;

interface HeadCount {
  selection: Selection;
  /** Null when the service could not count. */
  heads: number | null;
}

/**
 * The number of selected people, counted by the service once the user pauses; no one without a
 * selection. An answer about an earlier selection is dropped.
 * @returns undefined while counting, null after a failure
 */
export function useHeadCount(selection: Selection): number | null | undefined {
  const [ask] = useSummariseSelectionMutation();
  const [headCount, setHeadCount] = useState<HeadCount>();
  const isEmpty = !isAnythingSelected(selection);
  useEffect(() => {
    if (isEmpty) return;
    let request: ReturnType<typeof ask> | undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      request = ask(selection);
      void request.then(({ data }) => {
        if (!isLate) setHeadCount({ selection, heads: data?.headCount ?? null });
      });
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
      request?.abort();
    };
  }, [ask, isEmpty, selection]);
  if (isEmpty) return 0;
  return headCount?.selection === selection ? headCount.heads : undefined;
}
