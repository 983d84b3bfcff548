import { useEffect, useState } from 'react';
import type { PickerKind } from '../api/pickerKinds';
import { useResolving } from '../parts/useResolving';

/** The name of a chosen row; `gone` when the id no longer exists. */
export interface RowLabel {
  name: string;
  /** Text that distinguishes it from others of the same name. */
  detail?: string;
  gone?: boolean;
}

interface Named {
  kind: PickerKind;
  id: string;
}

const keyOf = ({ kind, id }: Named): string => `${kind} ${id}`;

/**
 * The names of chosen rows: as the user saw them, otherwise requested from the service for visible
 * rows.
 */
export function useLabels(inView: readonly Named[]) {
  const [labels, setLabels] = useState<ReadonlyMap<string, RowLabel>>(new Map());
  const { resolve, failure, retry } = useResolving();
  const unknown = inView.filter((named) => !labels.has(keyOf(named)));
  const wanted = unknown.map(keyOf).join('\n');

  const learn = (kind: PickerKind, rows: readonly (RowLabel & { id: string })[]) =>
    setLabels((before) => {
      const fresh = rows.filter(({ id }) => !before.has(keyOf({ kind, id })));
      return fresh.length === 0
        ? before
        : new Map([...before, ...fresh.map((row) => [keyOf({ kind, id: row.id }), row] as const)]);
    });

  useEffect(() => {
    if (failure !== undefined || wanted === '') return;
    const keys = wanted.split('\n');
    const kindOf = (key: string) => key.slice(0, key.indexOf(' ')) as PickerKind;
    for (const kind of new Set(keys.map(kindOf))) {
      const ids = keys
        .filter((key) => kindOf(key) === kind)
        .map((key) => key.slice(kind.length + 1));
      void resolve(kind, ids).then(
        (answer) =>
          answer
          && learn(kind, [
            // Rows that the answer omits get their ids as names; otherwise they would stay loading.
            ...answer.ids.map((id) => ({ id, name: '' })),
            ...answer.items.map(({ id, label, detail }) => ({ id, name: label, detail })),
            ...answer.missing.map((id) => ({ id, name: '', gone: true })),
          ]),
      );
    }
  }, [wanted, failure, resolve]);

  return {
    labelOf: (named: Named) => labels.get(keyOf(named)),
    learn,
    /** Why visible rows have no names; undefined while they have them or are loading. */
    failure: wanted === '' ? undefined : failure,
    retry,
  };
}

export type Labels = ReturnType<typeof useLabels>;
