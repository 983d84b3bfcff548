import {
  departmentNames,
  partnerNames,
  topNames,
} from '#mock/state/directory/seeds/departmentNames.ts';
import { hash } from './hash';

/** A department of the base. Its place is its index. */
export interface BaseDepartment {
  id: string;
  /** Place of the parent; -1 at the top. */
  parent: number;
  name: string;
  /** Depth; 1 at the top. */
  depth: number;
}

/** Departments in tree order: each before its descendants. */
export interface DepartmentBase {
  departments: BaseDepartment[];
  /** A department and its descendants are the places from `place` to `ends[place]`, exclusive. */
  ends: Uint32Array;
  places: ReadonlyMap<string, number>;
}

/** The branch outside the administrator's reach, after all others. */
export const PARTNERS_ID = 'department-partners';
const MAX_DEPTH = 6;

interface Raw {
  parent: number;
  depth: number;
  children: number[];
}

/**
 * Grows a random tree, exactly six levels deep: the first child of each first child is created at
 * once.
 */
function grow(seed: number, count: number): Raw[] {
  const raw: Raw[] = [];
  const add = (parent: number): void => {
    raw[parent]?.children.push(raw.length);
    raw.push({ parent, depth: (raw[parent]?.depth ?? 0) + 1, children: [] });
  };
  while (raw.length < Math.min(count, topNames.length)) add(-1);
  for (
    let parent = 0;
    raw.length < count && (raw.at(-1)?.depth ?? 0) < MAX_DEPTH;
    parent = raw.length - 1
  )
    add(parent);
  for (let tries = 0; raw.length < count; tries += 1) {
    const parent = hash(seed, tries, 1) % raw.length;
    if ((raw[parent]?.depth ?? MAX_DEPTH) < MAX_DEPTH) add(parent);
  }
  return raw;
}

/** A name that no sibling has. If names run out, a number is added. */
function nameFor(seed: number, serial: number, names: Set<string>): string {
  for (let tries = 0; tries < 8; tries += 1) {
    const name = departmentNames[hash(seed, serial, 10 + tries) % departmentNames.length] ?? '';
    if (!names.has(name)) return name;
  }
  return `${departmentNames[serial % departmentNames.length] ?? ''} ${serial}`;
}

/**
 * Creates the departments: `count` that the administrator manages, and three of partners.
 * @param seed equal seeds give equal departments
 */
export function makeDepartments(seed: number, count: number): DepartmentBase {
  const raw = grow(seed, count);
  const departments: BaseDepartment[] = [];
  const ends: number[] = [];
  const visit = (index: number, parent: number, name: string): void => {
    const { depth = 1, children = [] } = raw[index] ?? {};
    const place =
      departments.push({
        id: `department-${String(departments.length + 1).padStart(4, '0')}`,
        parent,
        name,
        depth,
      }) - 1;
    const names = new Set<string>();
    for (const child of children) {
      const childName = nameFor(seed, child, names);
      names.add(childName);
      visit(child, place, childName);
    }
    ends[place] = departments.length;
  };
  for (const [index, { parent }] of raw.entries())
    if (parent < 0) visit(index, -1, topNames[index] ?? '');
  const partners = departments.length;
  for (const [index, name] of partnerNames.entries()) {
    departments.push({
      id: index === 0 ? PARTNERS_ID : `${PARTNERS_ID}-${index}`,
      parent: index === 0 ? -1 : partners,
      name,
      depth: index === 0 ? 1 : 2,
    });
    ends.push(index === 0 ? partners + partnerNames.length : partners + index + 1);
  }
  return {
    departments,
    ends: Uint32Array.from(ends),
    places: new Map(departments.map(({ id }, place) => [id, place])),
  };
}
