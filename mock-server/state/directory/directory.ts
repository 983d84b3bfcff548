import type { Database } from '#mock/state/database.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { TenantRow } from '#mock/state/tables.ts';
import { viewDepartments } from './departmentView';
import type { DepartmentView } from './departmentView';
import { viewPeople } from './peopleView';
import type { PeopleView } from './peopleView';

/**
 * Counts the active members of each department including its descendants. A member of two
 * departments counts once in their common ancestors.
 */
function headCounts({ departments }: DepartmentView, people: PeopleView): Uint32Array {
  const counts = new Uint32Array(departments.length);
  const lastRows = new Int32Array(departments.length).fill(-1);
  for (let row = 0; row < people.count; row += 1) {
    if (!people.isEligible(row)) continue;
    for (const home of people.placesOf(row)) {
      for (let place = home; place >= 0; place = departments[place]?.parent ?? -1) {
        if (lastRows[place] === row) break;
        lastRows[place] = row;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** Members and departments as one academy in one namespace sees them. */
export interface Directory {
  departments: DepartmentView;
  people: PeopleView;
  /**
   * Active members of each department including its descendants, by place; each member counts once.
   * Counted on first use.
   */
  headCounts(): Uint32Array;
  /** Rows of the base's active members. Groups and roles consist of them. */
  activeRows(): Uint32Array;
}

const views = new WeakMap<Database, Map<string, { key: string; directory: Directory }>>();

function look({ database, seed, directoryBase }: Namespace, tenant: TenantRow): Directory {
  const base = directoryBase(seed, tenant.directory);
  base.prepareTexts();
  const departments = viewDepartments(
    base,
    database.rows('departmentChanges'),
    tenant.outOfReachDepartmentIds,
  );
  const people = viewPeople(base, database.rows('memberChanges'), departments);
  let counts: Uint32Array | undefined;
  let active: Uint32Array | undefined;
  return {
    departments,
    people,
    headCounts: () => (counts ??= headCounts(departments, people)),
    activeRows: () =>
      (active ??= Uint32Array.from({ length: people.count }, (_, row) => row).filter(
        people.isEligible,
      )),
  };
}

/**
 * The directory of an academy. It is rebuilt only when its changes in `/__mock/db` have changed.
 */
export function directoryOf(namespace: Namespace, tenant: TenantRow): Directory {
  const { database } = namespace;
  const byTenant = views.get(database) ?? new Map<string, { key: string; directory: Directory }>();
  views.set(database, byTenant);
  const key = JSON.stringify([
    tenant.directory,
    tenant.outOfReachDepartmentIds,
    database.rows('memberChanges'),
    database.rows('departmentChanges'),
  ]);
  const cached = byTenant.get(tenant.id);
  if (cached?.key === key) return cached.directory;
  const directory = look(namespace, tenant);
  byTenant.set(tenant.id, { key, directory });
  return directory;
}
