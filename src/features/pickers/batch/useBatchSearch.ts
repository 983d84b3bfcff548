import { useEffect, useRef, useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { batchTokens } from '#lib/text/batchTokens.ts';
import { useBatchQuerySelectorMutation } from '../api/pickerEndpoints';
import type { BatchResult } from '../api/pickerEndpoints';
import type { PickerKind, SearchField } from '../api/pickerKinds';
import { answersTo } from './batchAnswers';
import { canBeAsked } from './batchGroups';
import { requestInBatches } from './requestInBatches';
import type { FindIndirectMembers, IndirectMembers } from './useIndirectMembers';

type Failure = ApiError | SerializedError;

interface Search {
  status: 'idle' | 'searching' | 'done';
  /** What is known by now: while it is searched again for the rest, what was found before. */
  results: readonly BatchResult[];
  tooLong: readonly string[];
  /** How many names the service has not been able to look up. */
  rest: number;
  /** Why it has not. */
  error?: Failure | undefined;
  /** By what groups and so on the members among the results are held; undefined where that could not be asked. */
  held: IndirectMembers | undefined;
}

const IDLE: Search = { status: 'idle', results: [], tooLong: [], rest: 0, held: new Map() };

/**
 * Looks up everything that a text names, in as many calls as it takes. After one that fails no other begins; what was
 * found stays, and starting once more asks for the rest. An answer to an earlier text is dropped.
 */
export function useBatchSearch(kind: PickerKind, findIndirectMembers: FindIndirectMembers) {
  const [ask] = useBatchQuerySelectorMutation();
  const [search, setSearch] = useState(IDLE);
  const run = useRef(0);
  const answered = useRef(new Map<string, BatchResult>());
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const lookUp = async (
    tokens: readonly string[],
    field: SearchField,
    isMine: () => boolean,
  ): Promise<Failure | undefined> => {
    let failure: Failure | undefined;
    await requestInBatches(tokens, async (part) => {
      if (failure !== undefined || !isMine()) return;
      const { data, error } = await ask({ kind, tokens: part, field });
      if (data === undefined) failure ??= error;
      else if (isMine())
        answersTo(part, data).forEach((result) => answered.current.set(result.token, result));
    });
    return failure;
  };

  const forget = () => {
    run.current += 1;
    answered.current = new Map();
    setSearch(IDLE);
  };
  const start = async (text: string, field: SearchField) => {
    const isWhole = search.error === undefined && search.held !== undefined;
    // Whoever has all the answers and asks once more wants those of now.
    if (isWhole) answered.current = new Map();
    run.current += 1;
    const mine = run.current;
    const isMine = () => run.current === mine;
    setSearch({ ...(isWhole ? IDLE : search), status: 'searching' });
    const tokens = batchTokens(text);
    const wanted = tokens.filter(canBeAsked);
    const error = await lookUp(
      wanted.filter((token) => !answered.current.has(token)),
      field,
      isMine,
    );
    if (!isMine()) return;
    const results = wanted.flatMap((token) => answered.current.get(token) ?? []);
    const held = await findIndirectMembers(results);
    if (!isMine()) return;
    setSearch({
      status: 'done',
      results,
      tooLong: tokens.filter((token) => !canBeAsked(token)),
      rest: wanted.length - results.length,
      error,
      held,
    });
  };
  return { search, start, forget };
}
