import { useEffect, useEffectEvent, useState } from 'react';
import { pageCountOf } from './ListPages';

interface PageAnswer {
  data?: { total: number } | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch(): unknown;
}

interface ListPlace {
  /** Identifies the list: its search, without page and size. */
  list: unknown;
  page: number;
  size: number;
  onPage(page: number): void;
}

/**
 * The newest total of a list whose pages load and are cached one by one. A page with an older total
 * loads again, and the last page replaces one beyond the end.
 */
export function useNewestTotal(
  answer: PageAnswer,
  { list, page, size, onPage }: ListPlace,
): number {
  const { data, error, isFetching, fulfilledTimeStamp: at = 0 } = answer;
  const key = JSON.stringify(list);
  const [last, store] = useState<{ key: string; total: number; at: number }>();
  const newest = last?.key === key ? last : undefined;
  const isAnswered = data !== undefined && !error && !isFetching;
  const isNewer = isAnswered && (newest === undefined || at > newest.at);
  if (isNewer) store({ key, total: data.total, at });
  const total = (isNewer ? data : (newest ?? data))?.total ?? 0;
  const isOutdated = isAnswered && data.total !== total;
  const lastPage = pageCountOf({ size, total });
  const isPastEnd = isAnswered && page > lastPage;
  const refetch = useEffectEvent(() => void answer.refetch());
  const turn = useEffectEvent(() => onPage(lastPage));
  useEffect(() => {
    if (isPastEnd) turn();
    else if (isOutdated) refetch();
  }, [isPastEnd, isOutdated]);
  return total;
}
