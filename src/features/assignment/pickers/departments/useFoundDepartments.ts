import { useMemo } from 'react';
import { foldText } from '#lib/text/foldedText.ts';
import { useSession } from '#shared/session/useSession.ts';
import { useQueryDepartmentsQuery } from '../api/pickerEndpoints';
import { pathOf } from './flatTree';
import type { FlatDepartment } from './flatTree';
import type { Departments } from './useDepartments';

const MAX_ROWS = 100;

export interface FoundDepartment {
  id: string;
  name: string;
  headCount: number;
  path: string;
  /** Undefined when the whole tree is loaded. */
  ancestorIds?: readonly string[];
}

const NONE: FoundDepartment[] = [];

function foundByName(flat: readonly FlatDepartment[], keyword: string): FoundDepartment[] {
  const searchText = foldText(keyword);
  return flat.flatMap(({ id, name, headCount }, place) =>
    foldText(name).includes(searchText) ? [{ id, name, headCount, path: pathOf(flat, place) }] : [],
  );
}

/**
 * The results of a department search: local when the whole tree is loaded, otherwise from the
 * service.
 */
export function useFoundDepartments({ flat, isTruncated }: Departments, keyword: string) {
  const shouldFocus = isTruncated && keyword !== '';
  const { data, error, isFetching, refetch } = useQueryDepartmentsQuery(
    { session: useSession(), keyword, pageNo: 1, pageSize: MAX_ROWS },
    { skip: !shouldFocus },
  );
  const list: readonly FoundDepartment[] = useMemo(() => {
    if (keyword === '') return NONE;
    return isTruncated ? (data?.list ?? NONE) : foundByName(flat, keyword);
  }, [flat, isTruncated, keyword, data]);
  return {
    list,
    total: shouldFocus ? (data?.total ?? 0) : list.length,
    error: shouldFocus ? error : undefined,
    isFetching: shouldFocus && isFetching,
    isKnown: !shouldFocus || data !== undefined,
    refetch,
  };
}
