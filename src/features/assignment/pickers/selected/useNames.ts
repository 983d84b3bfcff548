import { useCallback, useEffect, useState } from 'react';
import type { PickerKind } from '../api/pickerKinds';
import { useResolving } from '../parts/useResolving';

/** The name of a selected row; `gone` when the id no longer exists. */
export interface RowName {
  name: string;
  /** Text that distinguishes it from others of the same name. */
  detail?: string;
  gone?: boolean;
}

interface RowReference {
  kind: PickerKind;
  id: string;
}

const keyOf = ({ kind, id }: RowReference): string => `${kind} ${id}`;

/** The names of selected rows, and the sizes of imports, as the user or the service said them. */
export function useNames() {
  const [names, setNames] = useState<ReadonlyMap<string, RowName>>(new Map());
  const [importSizes, setImportSizes] = useState<ReadonlyMap<string, number>>(new Map());
  const learn = useCallback(
    (kind: PickerKind, rows: readonly (RowName & { id: string })[]) =>
      setNames((before) => {
        const fresh = rows.filter(({ id }) => !before.has(keyOf({ kind, id })));
        return fresh.length === 0
          ? before
          : new Map([
              ...before,
              ...fresh.map((row) => [keyOf({ kind, id: row.id }), row] as const),
            ]);
      }),
    [],
  );
  return {
    nameOf: (row: RowReference) => names.get(keyOf(row)),
    learn,
    importSizes,
    learnImport: (importId: string, members: number) =>
      setImportSizes((before) => new Map(before).set(importId, members)),
  };
}

export type Names = ReturnType<typeof useNames>;

/** Requests the names of visible rows that are not known. */
export function useUnknownNames(
  { nameOf, learn }: Pick<Names, 'nameOf' | 'learn'>,
  inView: readonly RowReference[],
) {
  const { resolve, failure, retry } = useResolving();
  const unknown = inView
    .filter((row) => nameOf(row) === undefined)
    .map(keyOf)
    .join('\n');

  useEffect(() => {
    if (failure !== undefined || unknown === '') return;
    const keys = unknown.split('\n');
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
  }, [unknown, failure, resolve, learn]);

  return {
    /** Why visible rows have no names; undefined while they have them or are loading. */
    failure: unknown === '' ? undefined : failure,
    retry,
  };
}
