import { useMemo } from 'react';
import { useQueryDepartmentsQuery } from '../pickerEndpoints';
import { deepestKnown } from './flatTree';
import type { FlatDepartment } from './flatTree';
import { placesByName } from './treeItems';
import type { Departments } from './useDepartments';

/** The most that a search of the service shows at once. */
const LONGEST = 100;

/**
 * The departments that a search finds: among those that are here when all are, else as the service finds them.
 * @returns the known departments, with what was found added below what it inherits its rules from, and the places of
 *   what was found
 */
export function useFoundDepartments({ flat, isTruncated }: Departments, keyword: string) {
  const skip = !isTruncated || keyword === '';
  const { data, error, isFetching, refetch } = useQueryDepartmentsQuery({ keyword, pageNo: 1, pageSize: LONGEST }, { skip });
  const found = useMemo(() => {
    if (keyword === '') return { flat, places: [], total: 0 };
    if (!isTruncated) {
      const places = placesByName(flat, keyword);
      return { flat, places, total: places.length };
    }
    const known = new Map(flat.map(({ id }, place) => [id, place]));
    const more: FlatDepartment[] = [...flat];
    const places = (data?.list ?? []).map((department) => {
      const place = known.get(department.id);
      if (place !== undefined) return place;
      const parent = deepestKnown(flat, department.path);
      return more.push({ ...department, parent, level: (flat[parent]?.level ?? 0) + 1, position: 1, setSize: 1 }) - 1;
    });
    return { flat: more, places, total: data?.total ?? 0 };
  }, [flat, isTruncated, keyword, data]);
  return { ...found, error: skip ? undefined : error, isFetching: !skip && isFetching, isKnown: skip || data !== undefined, refetch };
}
