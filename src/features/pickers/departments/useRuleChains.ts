import { useEffect, useRef, useState } from 'react';
import type { DepartmentChain } from '../../../lib/selection/departmentChain';
import type { Selection } from '../../../lib/selection/selection';
import { useResolveSelectorMutation } from '../../../platform/selecting/selectionEndpoints';
import type { Departments } from './useDepartments';

/** The most ids of one call (D32). */
const MOST = 200;

/**
 * What lies above the departments that rules name, where the tree is too large to be here (P10): learned when the
 * visitor finds them, else asked for. @param wanted whether anybody looks at the tree
 */
export function useRuleChains({ departments: rules, locked }: Selection, { flat, isTruncated }: Departments, wanted: boolean) {
  const [resolve] = useResolveSelectorMutation();
  const [chains, setChains] = useState<readonly DepartmentChain[]>([]);
  const asked = useRef(new Set<string>());
  const learn = (fresh: readonly { id: string; ancestorIds?: readonly string[] | undefined }[]) =>
    setChains((before) => {
      const known = new Set(before.map(({ id }) => id));
      const more = fresh.flatMap(({ id, ancestorIds }) => (ancestorIds === undefined || known.has(id) ? [] : [{ id, ancestorIds }]));
      return more.length === 0 ? before : [...before, ...more];
    });
  const isNeeded = wanted && isTruncated;
  const known = new Set(isNeeded ? [...flat, ...chains].map(({ id }) => id) : []);
  const named = [...rules.map(({ departmentId }) => departmentId), ...locked.flatMap(({ kind, id }) => (kind === 'departments' ? [id] : []))];
  const unknown = isNeeded ? [...new Set(named)].filter((id) => !known.has(id)).slice(0, MOST).join(' ') : '';

  useEffect(() => {
    const ids = unknown.split(' ').filter((id) => id !== '' && !asked.current.has(id));
    if (ids.length === 0) return;
    ids.forEach((id) => asked.current.add(id));
    void resolve({ kind: 'departments', ids }).then(({ data }) => {
      // Asked again with the next rule that is not known.
      if (data === undefined) ids.forEach((id) => asked.current.delete(id));
      // One that was deleted has nobody: where it stands does not matter.
      else learn([...data.items, ...data.missing.map((id) => ({ id, ancestorIds: [] }))]);
    });
  }, [unknown, resolve]);
  return { chains, learnChains: learn };
}
