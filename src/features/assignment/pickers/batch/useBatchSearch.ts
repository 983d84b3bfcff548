import { useEffect, useRef, useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { batchTokens } from '#lib/text/batchTokens.ts';
import { useBatchQuerySelectorMutation } from '../api/pickerEndpoints';
import type { BatchResult } from '../api/pickerEndpoints';
import type { PickerKind, SearchField } from '../api/pickerKinds';
import { answersTo } from './batchAnswers';
import { isValidToken } from './batchGroups';
import { requestInBatches } from './requestInBatches';
import type { FindIndirectMembers, IndirectMembers } from './useIndirectMembers';

type Failure = ApiError | SerializedError;

interface Search {
  status: 'idle' | 'searching' | 'done';
  /** The current results. While the remaining names are looked up again, earlier results stay. */
  results: readonly BatchResult[];
  tooLong: readonly string[];
  /** The number of names that could not be looked up. */
  remaining: number;
  error?: Failure | undefined;
  /**
   * The collections that include members among the results; undefined when that could not be
   * requested.
   */
  memberships: IndirectMembers | undefined;
}

const IDLE: Search = {
  status: 'idle',
  results: [],
  tooLong: [],
  remaining: 0,
  memberships: new Map(),
};

/**
 * Looks up everything in a text, in several calls. After a failure no further call starts; results
 * stay, and starting again requests only the remaining names, after it has aborted earlier calls.
 */
export function useBatchSearch(kind: PickerKind, findIndirectMembers: FindIndirectMembers) {
  const [queryBatch] = useBatchQuerySelectorMutation();
  const [search, setSearch] = useState(IDLE);
  const calls = useRef<AbortController>(undefined);
  const cache = useRef(new Map<string, BatchResult>());
  useEffect(() => () => calls.current?.abort(), []);

  const lookUp = async (
    tokens: readonly string[],
    field: SearchField,
    signal: AbortSignal,
  ): Promise<Failure | undefined> => {
    let failure: Failure | undefined;
    await requestInBatches(tokens, async (part) => {
      if (failure !== undefined || signal.aborted) return;
      const call = queryBatch({ kind, tokens: part, field });
      signal.addEventListener('abort', () => call.abort());
      const { data, error } = await call;
      if (data === undefined) failure ??= error;
      else if (!signal.aborted)
        answersTo(part, data).forEach((result) => cache.current.set(result.token, result));
    });
    return failure;
  };

  const clearResults = () => {
    calls.current?.abort();
    cache.current = new Map();
    setSearch(IDLE);
  };
  const start = async (text: string, field: SearchField) => {
    const isWhole = search.error === undefined && search.memberships !== undefined;
    // With complete results, starting again means that the user wants current ones.
    if (isWhole) cache.current = new Map();
    calls.current?.abort();
    calls.current = new AbortController();
    const { signal } = calls.current;
    setSearch({ ...(isWhole ? IDLE : search), status: 'searching' });
    const tokens = batchTokens(text);
    const valid = tokens.filter(isValidToken);
    const error = await lookUp(
      valid.filter((token) => !cache.current.has(token)),
      field,
      signal,
    );
    if (signal.aborted) return;
    const results = valid.flatMap((token) => cache.current.get(token) ?? []);
    const memberships = await findIndirectMembers(results);
    if (signal.aborted) return;
    setSearch({
      status: 'done',
      results,
      tooLong: tokens.filter((token) => !isValidToken(token)),
      remaining: valid.length - results.length,
      error,
      memberships,
    });
  };
  return { search, start, clearResults };
}
