import type { MemberChangeRow } from '#mock/state/directory/directoryTables.ts';
import { MEMBER_COUNT, memberId, memberRowOf } from '#mock/state/directory/memberBase.ts';

/** The numbers of an academy's members: those of the base first, then those that a namespace added. */
export interface MemberRows {
  count: number;
  idOf(row: number): string;
  /** Removed members have theirs too. Undefined for an unknown id. */
  rowOf(id: string): number | undefined;
  /** What a namespace changed, by row. */
  changed: ReadonlyMap<number, MemberChangeRow>;
}

/** Gives each member that the changes add a row after those of the base. */
export function numberMembers(changes: readonly MemberChangeRow[]): MemberRows {
  const addedIds = changes.map(({ id }) => id).filter((id) => memberRowOf(id) === undefined);
  const added = new Map(addedIds.map((id, index) => [id, MEMBER_COUNT + index]));
  const rowOf = (id: string): number | undefined => memberRowOf(id) ?? added.get(id);
  return {
    count: MEMBER_COUNT + added.size,
    idOf: (row) => (row < MEMBER_COUNT ? memberId(row) : (addedIds[row - MEMBER_COUNT] ?? '')),
    rowOf,
    changed: new Map(changes.map((change) => [rowOf(change.id) ?? -1, change])),
  };
}
