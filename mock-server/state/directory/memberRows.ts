import type { MemberChangeRow } from './directoryTables';
import { MEMBER_COUNT, memberId, memberRowOf } from './memberBase';

/**
 * The row numbers of an academy's members: first those of the base, then those that a namespace
 * added.
 */
export interface MemberRows {
  count: number;
  idOf(row: number): string;
  /** Removed members have a row too. Undefined for an unknown id. */
  rowOf(id: string): number | undefined;
  /** The namespace's changes, by row. */
  changed: ReadonlyMap<number, MemberChangeRow>;
}

/** Numbers the added members after those of the base. */
export function numberMembers(changes: readonly MemberChangeRow[]): MemberRows {
  const addedIds = changes.map(({ id }) => id).filter((id) => memberRowOf(id) === undefined);
  const additions = new Map(addedIds.map((id, index) => [id, MEMBER_COUNT + index]));
  const rowOf = (id: string): number | undefined => memberRowOf(id) ?? additions.get(id);
  return {
    count: MEMBER_COUNT + additions.size,
    idOf: (row) => (row < MEMBER_COUNT ? memberId(row) : (addedIds[row - MEMBER_COUNT] ?? '')),
    rowOf,
    changed: new Map(changes.map((change) => [rowOf(change.id) ?? -1, change])),
  };
}
