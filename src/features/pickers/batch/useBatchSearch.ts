import { useEffect, useRef, useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../../api/apiError';
import { batchTokens, chunksOf } from '../../../lib/batchTokens';
import { useLazyBatchQuerySelectorQuery } from '../pickerEndpoints';
import type { BatchResult } from '../pickerEndpoints';
import type { PickerKind, SearchField } from '../pickerKinds';
import { canBeAsked } from './batchGroups';

type Search =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed'; error: ApiError | SerializedError }
  | { status: 'done'; results: BatchResult[]; tooLong: string[] };

/** The most tokens of one call (D47). */
const CALL = 500;

/**
 * Looks up everything that a text names, in as many calls as it takes, at the same time; all must answer. An answer
 * to an earlier text is dropped.
 */
export function useBatchSearch(kind: PickerKind) {
  const [ask] = useLazyBatchQuerySelectorQuery();
  const [search, setSearch] = useState<Search>({ status: 'idle' });
  const run = useRef(0);
  useEffect(() => () => {
    run.current += 1;
  }, []);

  const forget = () => {
    run.current += 1;
    setSearch({ status: 'idle' });
  };
  const start = async (text: string, field: SearchField) => {
    const tokens = batchTokens(text);
    run.current += 1;
    const mine = run.current;
    setSearch({ status: 'searching' });
    const answers = await Promise.all(chunksOf(tokens.filter(canBeAsked), CALL).map((chunk) => ask({ kind, tokens: chunk, field })));
    if (run.current !== mine) return;
    const failed = answers.find(({ error }) => error !== undefined);
    if (failed?.error) setSearch({ status: 'failed', error: failed.error });
    else setSearch({ status: 'done', results: answers.flatMap(({ data }) => data ?? []), tooLong: tokens.filter((token) => !canBeAsked(token)) });
  };
  return { search, start, forget };
}
