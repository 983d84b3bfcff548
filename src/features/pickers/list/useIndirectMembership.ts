import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { collectionsOf } from '#lib/selection/membership.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { useJudgeStandingQuery } from '../api/pickerEndpoints';
import type { MembershipOf } from '../api/memberFacts';

/**
 * Asks who of a page is held by groups, prerequisites, roles and imports (P10): once for each page and each change of
 * those, not for each tick, and not at all while nothing of the kind is chosen.
 * @param ids members of the page in front
 */
export function useIndirectMembership(selection: Selection, ids: readonly string[]) {
  const part = collectionsOf(selection);
  const isIdle = part === undefined || ids.length === 0;
  const { currentData, error, isFetching, refetch } = useJudgeStandingQuery(
    isIdle ? skipToken : { part, ids: [...ids] },
  );
  const held = useMemo(
    () => new Map(currentData?.map((standing) => [standing.id, standing])),
    [currentData],
  );
  const asked = useMemo(() => new Set(ids), [ids]);
  const standingOf: MembershipOf = (id) => {
    if (part === undefined) return null;
    return currentData === undefined || !asked.has(id) ? undefined : (held.get(id) ?? null);
  };
  return { standingOf, error: isIdle ? undefined : error, isFetching, refetch };
}
