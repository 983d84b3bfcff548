import { useMemo, useState } from 'react';
import { useSession } from '#shared/session/useSession.ts';
import {
  useGetDepartmentTreeQuery,
  useLazyGetDepartmentChildrenQuery,
} from '../api/pickerEndpoints';
import type { DepartmentItem } from '../api/pickerEndpoints';
import { flatTree } from './flatTree';
import type { FlatDepartment } from './flatTree';

export type ChildrenState = 'loading' | 'failed';

const NONE: FlatDepartment[] = [];

/**
 * The known departments: all at once, or level by level when there are too many (`truncated`).
 * Rules refer to ids, so a department that loads later inherits from its ancestors.
 * @param isNeeded whether they load now; otherwise with `load`. Once loaded they stay.
 */
export function useDepartments(isNeeded: boolean) {
  const [isLoaded, setLoaded] = useState(isNeeded);
  if (isNeeded && !isLoaded) setLoaded(true);
  const session = useSession();
  const { data, error, isFetching, refetch } = useGetDepartmentTreeQuery(
    { session },
    { skip: !isLoaded },
  );
  const [askChildren] = useLazyGetDepartmentChildrenQuery();
  const [levels, setLevels] = useState<Readonly<Record<string, DepartmentItem[]>>>({});
  const [pending, setPending] = useState<Readonly<Record<string, ChildrenState>>>({});
  const flat = useMemo(
    () => (data === undefined ? NONE : flatTree([...data.list, ...Object.values(levels).flat()])),
    [data, levels],
  );
  const isTruncated = data?.truncated === true;

  const loadChildren = async (id: string) => {
    if (!isTruncated || Object.hasOwn(levels, id) || pending[id] === 'loading') return;
    setPending((before) => ({ ...before, [id]: 'loading' }));
    const { data: children } = await askChildren({ session, parentId: id });
    setPending(({ [id]: _done, ...others }) =>
      children === undefined ? { ...others, [id]: 'failed' } : others,
    );
    if (children !== undefined) setLevels((before) => ({ ...before, [id]: children }));
  };
  return {
    flat,
    isTruncated,
    isKnown: data !== undefined,
    error,
    isFetching,
    refetch,
    pending,
    load: () => setLoaded(true),
    loadChildren,
  };
}

export type Departments = ReturnType<typeof useDepartments>;
