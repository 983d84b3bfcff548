import type { components } from '#shared/api/contract/types.generated.ts';
import type { Directory } from '#mock/state/directory/directory.ts';

type Schemas = components['schemas'];

/** A member as lists show it. */
export function memberItem({ people, departments }: Directory, row: number): Schemas['Member'] {
  return {
    id: people.idOf(row),
    ...people.textsOf(row),
    departments: people.placesOf(row).map((place) => ({
      id: departments.departments[place]?.id ?? '',
      name: departments.nameOf(place),
      path: departments.pathOf(place),
      ancestorIds: departments.ancestorIdsOf(place),
    })),
    state: people.stateOf(row),
  };
}

/** A short label for a member. */
export function memberLabel(
  { people, departments }: Directory,
  row: number,
): Schemas['SelectorLabel'] {
  const { name, jobNumber } = people.textsOf(row);
  const paths = people.placesOf(row).map(departments.pathOf);
  return {
    id: people.idOf(row),
    label: name,
    detail: [jobNumber, ...paths].filter((text) => text !== '').join(' · '),
    state: people.stateOf(row),
  };
}

/** A department as the tree shows it. */
export function treeItem(
  { departments: view, headCounts }: Directory,
  place: number,
): Schemas['TreeDepartment'] {
  const department = view.departments[place];
  return {
    id: department?.id ?? '',
    parentId: view.departments[department?.parent ?? -1]?.id ?? null,
    name: view.nameOf(place),
    headCount: headCounts()[place] ?? 0,
    hasChildren: view.hasChildren(place),
  };
}

/** A department as search results show it. */
export function departmentItem(directory: Directory, place: number): Schemas['Department'] {
  const { pathOf, ancestorIdsOf } = directory.departments;
  return { ...treeItem(directory, place), path: pathOf(place), ancestorIds: ancestorIdsOf(place) };
}
