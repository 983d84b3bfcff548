import { useEffect, useState } from 'react';
import type { DepartmentChain } from '../../selection/departmentChain';
import type { Selection } from '#lib/selection/selection.ts';
import { useResolving } from '../parts/useResolving';
import type { Departments } from './useDepartments';

/**
 * The ancestors of departments that rules name, when the tree is not completely loaded (P10):
 * known from a search or requested.
 */
export function useRuleChains(
  { departments: rules, locked }: Selection,
  { flat, isTruncated }: Departments,
  isVisible: boolean,
) {
  const { resolve, failure, retry } = useResolving();
  const [chains, setChains] = useState<readonly DepartmentChain[]>([]);
  const learn = (rows: readonly { id: string; ancestorIds?: readonly string[] | undefined }[]) =>
    setChains((before) => {
      const ids = new Set(before.map(({ id }) => id));
      const more = rows.flatMap(({ id, ancestorIds }) =>
        ancestorIds === undefined || ids.has(id) ? [] : [{ id, ancestorIds }],
      );
      return more.length === 0 ? before : [...before, ...more];
    });
  const isNeeded = isVisible && isTruncated;
  const ids = new Set(isNeeded ? [...flat, ...chains].map(({ id }) => id) : []);
  const ruleIds = [
    ...rules.map(({ departmentId }) => departmentId),
    ...locked.flatMap(({ kind, id }) => (kind === 'departments' ? [id] : [])),
  ];
  const unknown = isNeeded ? [...new Set(ruleIds)].filter((id) => !ids.has(id)).join('\n') : '';

  useEffect(() => {
    if (failure !== undefined || unknown === '') return;
    void resolve('departments', unknown.split('\n')).then(
      (answer) =>
        answer
        && learn([
          ...answer.items,
          // A deleted department has no members, so its position does not matter.
          ...answer.missing.map((id) => ({ id, ancestorIds: [] })),
        ]),
    );
  }, [unknown, failure, resolve]);
  return {
    chains,
    learn,
    /** Why ancestors' checkboxes may be wrong; undefined while they are right, or still loading. */
    failure: unknown === '' ? undefined : failure,
    retry,
  };
}

export type RuleChains = ReturnType<typeof useRuleChains>;
