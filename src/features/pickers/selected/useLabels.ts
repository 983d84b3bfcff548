import { useEffect, useRef, useState } from 'react';
import { transportMessage } from '../../../platform/language/transportMessage';
import type { Message } from '../../../platform/language/message';
import { useResolveSelectorMutation } from '../../../platform/selecting/selectionEndpoints';
import type { PickerKind } from '../pickerKinds';

/** What a chosen row is called; `gone` when there is none of that id any more. */
export interface RowLabel {
  name: string;
  /** What tells it from others of the same name. */
  detail?: string;
  gone?: boolean;
}

interface Named {
  kind: PickerKind;
  id: string;
}

/** The most ids of one call (D32). */
const MOST = 200;

const keyOf = ({ kind, id }: Named): string => `${kind} ${id}`;

/**
 * What chosen rows are called: as the visitor saw them, else as the service says when asked for those in view.
 * @param inView the rows that need a name now
 */
export function useLabels(inView: readonly Named[]) {
  const [labels, setLabels] = useState<ReadonlyMap<string, RowLabel>>(new Map());
  const [resolve] = useResolveSelectorMutation();
  const asked = useRef(new Set<string>());
  /** Why the last call brought nothing; gone when it is made again. */
  const [failure, setFailure] = useState<Message>();
  const unknown = inView.filter((named) => !labels.has(keyOf(named)));
  const wanted = unknown.map(keyOf).join('\n');

  const learn = (kind: PickerKind, rows: readonly (RowLabel & { id: string })[]) =>
    setLabels((before) => {
      const fresh = rows.filter(({ id }) => !before.has(keyOf({ kind, id })));
      return fresh.length === 0 ? before : new Map([...before, ...fresh.map((row) => [keyOf({ kind, id: row.id }), row] as const)]);
    });

  useEffect(() => {
    if (failure !== undefined) return;
    const ask = async (kind: PickerKind, ids: string[]) => {
      const { data, error } = await resolve({ kind, ids });
      if (data === undefined) {
        ids.forEach((id) => asked.current.delete(keyOf({ kind, id })));
        setFailure('kind' in error ? transportMessage(error) : { phrase: 'error.refused' });
        return;
      }
      learn(kind, [
        // Those of which the answer says nothing are called by their ids, instead of waiting for ever.
        ...ids.map((id) => ({ id, name: '' })),
        ...data.items.map(({ id, label, detail }) => ({ id, name: label, detail })),
        ...data.missing.map((id) => ({ id, name: '', gone: true })),
      ]);
    };
    const fresh = wanted === '' ? [] : wanted.split('\n').filter((key) => !asked.current.has(key));
    const kindOf = (key: string) => key.slice(0, key.indexOf(' ')) as PickerKind;
    for (const kind of new Set(fresh.map(kindOf))) {
      const some = fresh.filter((key) => kindOf(key) === kind).slice(0, MOST);
      some.forEach((key) => asked.current.add(key));
      void ask(kind, some.map((key) => key.slice(kind.length + 1)));
    }
  }, [wanted, failure, resolve]);

  return {
    labelOf: (named: Named) => labels.get(keyOf(named)),
    learn,
    /** Why rows in view have no names; undefined while they have, or may get them yet. */
    failure: wanted === '' ? undefined : failure,
    retry: () => setFailure(undefined),
  };
}

export type Labels = ReturnType<typeof useLabels>;
