import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { chunksOf } from '#lib/object/chunksOf.ts';
import type { Selection } from '#lib/selection/selection.ts';

type SelectorKind = ContractSchema<'SelectorKind'>;

/** Ids per call. */
const RESOLVED_AT_ONCE = 200;

/** Chosen ids that no longer exist, by kind. */
export type GoneIds = Partial<Record<SelectorKind, string[]>>;

/**
 * The individually chosen ids of a kind. Locked ones cannot be removed, so they are not checked.
 */
function idsByKind(
  selection: Selection,
  academies: readonly string[],
): [SelectorKind, readonly string[]][] {
  const { members, departments, groups, prerequisites, roles, visitors } = selection;
  return [
    ['academies', academies],
    ['members', [...members.included, ...members.excluded]],
    ['departments', departments.map(({ departmentId }) => departmentId)],
    ['groups', groups],
    ['prerequisites', prerequisites],
    ['roles', roles],
    ['visitors', visitors],
  ];
}

/**
 * The requests for the current state of chosen ids: each id once, in batches of the allowed size.
 */
export function resolveRequests(
  selection: Selection,
  academies: readonly string[],
): { kind: SelectorKind; ids: string[] }[] {
  return idsByKind(selection, academies).flatMap(([kind, all]) =>
    chunksOf([...new Set(all)], RESOLVED_AT_ONCE).map((ids) => ({ kind, ids })),
  );
}

export function withoutGone(selection: Selection, goneIds: GoneIds): Selection {
  const stays = (kind: SelectorKind) => {
    const ids = new Set(goneIds[kind]);
    return (id: string) => !ids.has(id);
  };
  const { members, departments, groups, prerequisites, roles, visitors } = selection;
  return {
    ...selection,
    members: {
      included: members.included.filter(stays('members')),
      excluded: members.excluded.filter(stays('members')),
    },
    departments: departments.filter(({ departmentId }) => stays('departments')(departmentId)),
    groups: groups.filter(stays('groups')),
    prerequisites: prerequisites.filter(stays('prerequisites')),
    roles: roles.filter(stays('roles')),
    visitors: visitors.filter(stays('visitors')),
  };
}
