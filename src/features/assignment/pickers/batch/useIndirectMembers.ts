import { collectionsOf } from '#lib/selection/membership.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { useSession } from '#shared/session/useSession.ts';
import { useLazyGetIndirectMembershipQuery } from '../api/pickerEndpoints';
import type { BatchResult, MembershipAnswer } from '../api/pickerEndpoints';
import { requestInBatches } from './requestInBatches';

export type IndirectMembers = ReadonlyMap<string, Pick<MembershipAnswer, 'locked'>>;

/** Looks up the collections that include the found members; undefined when the request failed. */
export type FindIndirectMembers = (
  results: readonly BatchResult[],
) => Promise<IndirectMembers | undefined>;

/** The maximum number of requested ids; further candidates show as not selected. */
const MAX_PEOPLE = 2000;

function idsIn(results: readonly BatchResult[], status: BatchResult['status']): string[] {
  return results.flatMap((result) =>
    result.status === status ? result.items.map(({ id }) => id) : [],
  );
}

/**
 * Requests for batch results what a list requests for its rows (P10): who is selected through
 * groups, prerequisites, roles and imports.
 */
export function useIndirectMembers(selection: Selection): FindIndirectMembers {
  const session = useSession();
  const [ask] = useLazyGetIndirectMembershipQuery();
  return async (results) => {
    const part = collectionsOf(selection);
    if (part === undefined) return new Map();
    const ids = [...new Set([...idsIn(results, 'matched'), ...idsIn(results, 'ambiguous')])].slice(
      0,
      MAX_PEOPLE,
    );
    const answers = await requestInBatches(ids, async (batch) => {
      const { data, isSuccess } = await ask({ session, part, ids: batch });
      // A failed query keeps the data of an earlier success.
      return isSuccess ? data : undefined;
    });
    if (answers.includes(undefined)) return undefined;
    return new Map(
      answers.flatMap(
        (answers) => answers?.map((membership) => [membership.id, membership] as const) ?? [],
      ),
    );
  };
}

/** Only members can be included by collections. */
export const noIndirectMembers: FindIndirectMembers = () => Promise.resolve(new Map());
