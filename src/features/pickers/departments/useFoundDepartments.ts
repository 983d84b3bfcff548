import { useMemo } from 'react';
import { foldText } from '#lib/text/foldedText.ts';
import { useQueryDepartmentsQuery } from '../api/pickerEndpoints';
import { pathOf } from './flatTree';
import type { FlatDepartment } from './flatTree';
import type { Departments } from './useDepartments';

/** The most that a search of the service shows at once. */
const LONGEST = 100;

/** A department that a search found. */
export interface FoundDepartment {
  id: string;
  name: string;
  headCount: number;
  /** Names from the top down to this one. */
  path: string;
  /** Absent where the whole tree is here. */
  ancestorIds?: readonly string[];
}

const NONE: FoundDepartment[] = [];

/** The departments whose name has the keyword, in the order of the tree. */
function foundByName(flat: readonly FlatDepartment[], keyword: string): FoundDepartment[] {
  const folded = foldText(keyword);
  return flat.flatMap(({ id, name, headCount }, place) =>
    foldText(name).includes(folded) ? [{ id, name, headCount, path: pathOf(flat, place) }] : [],
  );
}

/** The departments that a search finds: among those that are here when all are, else as the service finds them. */
export function useFoundDepartments({ flat, isTruncated }: Departments, keyword: string) {
  const isAsked = isTruncated && keyword !== '';
  const { data, error, isFetching, refetch } = useQueryDepartmentsQuery(
    { keyword, pageNo: 1, pageSize: LONGEST },
    { skip: !isAsked },
  );
  const list: readonly FoundDepartment[] = useMemo(() => {
    if (keyword === '') return NONE;
    return isTruncated ? (data?.list ?? NONE) : foundByName(flat, keyword);
  }, [flat, isTruncated, keyword, data]);
  return {
    list,
    total: isAsked ? (data?.total ?? 0) : list.length,
    error: isAsked ? error : undefined,
    isFetching: isAsked && isFetching,
    isKnown: !isAsked || data !== undefined,
    refetch,
  };
}
