import { useEffect, useRef, useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../../api/apiError';
import { batchTokens, chunksOf } from '../../../lib/batchTokens';
import { inTurns } from '../../../lib/inTurns';
import { useBatchQuerySelectorMutation } from '../pickerEndpoints';
import type { BatchResult } from '../pickerEndpoints';
import type { PickerKind, SearchField } from '../pickerKinds';
import { canBeAsked } from './batchGroups';

type Search =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed'; error: ApiError | SerializedError }
  | { status: 'done'; results: BatchResult[]; tooLong: string[] };

/**
 * The most tokens of one call. The contract takes 500 (D47), but of common names an answer lists 20 people each: of 100
 * it has 360 KB, of 500 more than `LARGEST_BODY_BYTES`.
 */
const CALL = 100;

/** The most calls at the same time; a browser has six connections, and the list behind needs one too. */
const AT_ONCE = 3;

/**
 * Looks up everything that a text names, in as many calls as it takes, a few at the same time; all must answer, and
 * the first that fails ends it. An answer to an earlier text is dropped.
 */
export function useBatchSearch(kind: PickerKind) {
  const [ask] = useBatchQuerySelectorMutation();
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
    const results = await inTurns(AT_ONCE, chunksOf(tokens.filter(canBeAsked), CALL), async (chunk) => {
      if (run.current !== mine) return [];
      const { data, error } = await ask({ kind, tokens: chunk, field });
      if (data !== undefined) return data;
      if (run.current === mine) {
        run.current += 1;
        setSearch({ status: 'failed', error });
      }
      return [];
    });
    if (run.current !== mine) return;
    setSearch({ status: 'done', results: results.flat(), tooLong: tokens.filter((token) => !canBeAsked(token)) });
  };
  return { search, start, forget };
}
