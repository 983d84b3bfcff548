import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { collectionsOf } from '#lib/selection/membership.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { useSession } from '#shared/session/useSession.ts';
import { useGetIndirectMembershipQuery } from '../api/pickerEndpoints';
import type { MembershipOf } from '../api/memberFacts';

/**
 * Requests which members of a page are selected through groups, prerequisites, roles and imports
 * (P10): once per page and per change of those, not per tick, and not at all while none are chosen.
 * @param ids members of the current page
 */
export function useIndirectMembership(selection: Selection, ids: readonly string[]) {
  const session = useSession();
  const part = collectionsOf(selection);
  const isIdle = part === undefined || ids.length === 0;
  const { currentData, error, isFetching, refetch } = useGetIndirectMembershipQuery(
    isIdle ? skipToken : { session, part, ids: [...ids] },
  );
  const byId = useMemo(
    () => new Map(currentData?.map((member) => [member.id, member])),
    [currentData],
  );
  const requestedIds = useMemo(() => new Set(ids), [ids]);
  const membershipOf: MembershipOf = (id) => {
    if (part === undefined) return null;
    return currentData === undefined || !requestedIds.has(id) ? undefined : (byId.get(id) ?? null);
  };
  return { membershipOf, error: isIdle ? undefined : error, isFetching, refetch };
}
