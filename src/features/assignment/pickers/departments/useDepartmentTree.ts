import { useState } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { ListView } from '../list/listView';
import { useSearchBox } from '#shared/page/useSearchBox.ts';
import { pathOf } from './flatTree';
import { flatItems, openItems } from './treeItems';
import type { Look } from './treeItems';
import type { Departments } from './useDepartments';
import { useFoundDepartments } from './useFoundDepartments';
import type { NamedDepartment } from '../api/pickerRows';

export type TreeView = Pick<ListView, 'typed' | 'keyword'>;

/** A searchable department tree with expand and collapse, for any purpose. */
export function useDepartmentTree(
  departments: Departments,
  { typed, keyword }: TreeView,
  onView: (part: Partial<TreeView>) => void,
) {
  const { t, number } = useLanguage();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>();
  const search = useFoundDepartments(departments, keyword);
  const box = useSearchBox({
    typed,
    keyword,
    onTyped: (next) => onView({ typed: next }),
    onSearch: (next) => onView({ keyword: next }),
  });
  const { flat, isTruncated, isKnown, pending, loadChildren } = departments;
  // If the company is a single top-level department, its children are shown.
  const top = flat.filter(({ parent }) => parent < 0);
  const expanded =
    openIds ?? new Set(top.length === 1 && !isTruncated ? top.map(({ id }) => id) : []);
  const heads = (count: number) => t('pickers.heads', { n: number(count) });
  const error = departments.error ?? search.error;
  return {
    box,
    keyword,
    found: search,
    error,
    isLoading: !isKnown || !search.isKnown,
    isFetching: departments.isFetching || search.isFetching,
    hasFailedChildren: Object.values(pending).includes('failed'),
    retry: () => void (departments.error ? departments.refetch() : search.refetch()),
    itemsOf: (stateOf: Look['stateOf']) =>
      keyword === ''
        ? openItems({ stateOf, heads }, flat, expanded, pending)
        : flatItems({ stateOf, heads }, search.list),
    /**
     * A department as the selection names it, with the path that distinguishes it from others of
     * its name.
     */
    named: (id: string): NamedDepartment | undefined => {
      const match = search.list.find((each) => each.id === id);
      if (match !== undefined)
        return { id, name: match.name, detail: match.path, ancestorIds: match.ancestorIds };
      const place = flat.findIndex((each) => each.id === id);
      const department = flat[place];
      return department && { id, name: department.name, detail: pathOf(flat, place) };
    },
    expand: (id: string, isOpen: boolean) => {
      const next = new Set(expanded);
      if (isOpen) next.add(id);
      else next.delete(id);
      setOpenIds(next);
      if (isOpen) void loadChildren(id);
    },
  };
}

export type DepartmentTree = ReturnType<typeof useDepartmentTree>;
