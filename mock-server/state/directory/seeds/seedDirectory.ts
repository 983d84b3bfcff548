import type {
  AcademyRow,
  DirectoryTables,
  NamedSetRow,
} from '#mock/state/directory/directoryTables.ts';
import { seededName } from '#mock/state/directory/memberNames.ts';
import { hash } from '#mock/state/directory/hash.ts';
import {
  academyNamesByType,
  groupClasses,
  groupNames,
  otherCreators,
  prerequisiteNames,
  roleNames,
} from './setNames';

const SEED = 20;
const VISITORS = 260;

/** The administrator of D36 created a quarter of all items. */
function creatorOf(index: number): { creator: string; creatorId: string } {
  const other = hash(SEED, index, 1) % (otherCreators.length * 4);
  if (index % 4 === 0) return { creator: '周予安', creatorId: 'user-admin' };
  return {
    creator: otherCreators[other % otherCreators.length] ?? '',
    creatorId: `user-creator-${other % otherCreators.length}`,
  };
}

function id(kind: string, index: number): string {
  return `${kind}-${String(index + 1).padStart(3, '0')}`;
}

function namedSets(kind: string, names: readonly string[], largest: number): NamedSetRow[] {
  return names.map((name, index) => ({
    id: id(kind, index),
    name,
    headCount: 1 + (hash(SEED, index, kind.length) % largest),
    ...creatorOf(index),
  }));
}

function academies(): AcademyRow[] {
  return (['corporate', 'branch', 'partner', 'campus'] as const)
    .flatMap((type) => academyNamesByType[type].map((name) => ({ type, name })))
    .map((academy, index) => ({ id: id('academy', index), ...academy, ...creatorOf(index) }));
}

/**
 * New copies of the selectors' initial rows, the same in every namespace. Members and departments
 * are not included.
 */
export function seedDirectory(): DirectoryTables {
  return {
    memberChanges: [],
    departmentChanges: [],
    groups: groupClasses
      .flatMap((part) => groupNames.map((name) => `${name} ${part}`))
      .map((name, index) => ({
        id: id('group', index),
        name,
        headCount: index === 0 ? 5000 : 3 + (hash(SEED, index, 7) % 240),
        number: `G${String(2001 + index * 7)}`,
        ...creatorOf(index),
      })),
    prerequisites: namedSets('prerequisite', prerequisiteNames, 20_000),
    roles: namedSets('role', roleNames, 3000),
    visitors: Array.from({ length: VISITORS }, (_, index) => ({
      id: id('visitor', index),
      // These rows are separate because members and visitors are different people.
      name: seededName(SEED, 500_000 + index).name,
      mobile:
        index % 9 === 8
          ? ''
          : `1${5 + (index % 4)}${String(hash(SEED, index, 9) % 1_000_000_000).padStart(9, '0')}`,
    })),
    academies: academies(),
    assignments: [],
  };
}
