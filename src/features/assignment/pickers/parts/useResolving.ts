import { useCallback, useRef, useState } from 'react';
import { isApiError } from '#shared/api/client/apiError.ts';
import type { Message } from '#shared/i18n/message.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { useResolveSelectorMutation } from '../../selection/selectionEndpoints';
import type { PickerKind } from '../api/pickerKinds';

/** Ids per call. */
const MAX_IDS = 200;

/** Looks up names and ancestors of rows, each once; ids of a failed call again after `retry`. */
export function useResolving() {
  const [ask] = useResolveSelectorMutation();
  const requestedKeys = useRef(new Set<string>());
  const [failure, setFailure] = useState<Message>();
  const resolve = useCallback(
    async (kind: PickerKind, rowIds: readonly string[]) => {
      const keyOf = (id: string) => `${kind} ${id}`;
      const ids = rowIds.filter((id) => !requestedKeys.current.has(keyOf(id))).slice(0, MAX_IDS);
      if (ids.length === 0) return undefined;
      ids.forEach((id) => requestedKeys.current.add(keyOf(id)));
      const { data, error } = await ask({ kind, ids });
      if (data !== undefined) return { ...data, ids };
      ids.forEach((id) => requestedKeys.current.delete(keyOf(id)));
      setFailure(isApiError(error) ? failureMessage(error) : { phrase: 'error.refused' });
      return undefined;
    },
    [ask],
  );
  return {
    /**
     * @returns the answer about the `ids` that were requested; undefined when none were, or the
     *   call failed
     */
    resolve,
    /** Why the last call failed; cleared when it may be repeated. */
    failure,
    retry: useCallback(() => setFailure(undefined), []),
  };
}
