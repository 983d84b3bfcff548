import { useEffect, useState } from 'react';
import type { PickerKind } from '../api/pickerKinds';
import { useResolving } from '../useResolving';

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

const keyOf = ({ kind, id }: Named): string => `${kind} ${id}`;

/**
 * What chosen rows are called: as the visitor saw them, else as the service says when asked for those in view.
 * @param inView the rows that need a name now
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
            // Those of which the answer says nothing are called by their ids, instead of waiting for ever.
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
    /** Why rows in view have no names; undefined while they have, or may get them yet. */
    failure: wanted === '' ? undefined : failure,
    retry,
  };
}

export type Labels = ReturnType<typeof useLabels>;
