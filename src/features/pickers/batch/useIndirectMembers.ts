import { collectionsOf } from '#lib/selection/membership.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { useJudgeFoundMutation } from '../api/pickerEndpoints';
import type { BatchResult, MembershipAnswer } from '../api/pickerEndpoints';
import { requestInBatches } from './requestInBatches';

/** By what members are held, by their ids. */
export type IndirectMembers = ReadonlyMap<string, Pick<MembershipAnswer, 'locked'>>;

/** Tells by what the members are held that were found; undefined when the service could not be asked. */
export type FindIndirectMembers = (
  results: readonly BatchResult[],
) => Promise<IndirectMembers | undefined>;

/** The most ids that are asked for; further ones, names that many have, show as not selected. */
const MOST = 2000;

function idsIn(results: readonly BatchResult[], status: BatchResult['status']): string[] {
  return results.flatMap((result) =>
    result.status === status ? result.items.map(({ id }) => id) : [],
  );
}

/** Asks for members what a page of the list asks for its rows (P10): who is in through groups, prerequisites, roles and imports. */
export function useIndirectMembers(selection: Selection): FindIndirectMembers {
  const [ask] = useJudgeFoundMutation();
  return async (results) => {
    const part = collectionsOf(selection);
    if (part === undefined) return new Map();
    const ids = [...new Set([...idsIn(results, 'matched'), ...idsIn(results, 'ambiguous')])].slice(
      0,
      MOST,
    );
    const answers = await requestInBatches(
      ids,
      async (asked) => (await ask({ part, ids: asked })).data,
    );
    if (answers.includes(undefined)) return undefined;
    return new Map(
      answers.flatMap(
        (standings) => standings?.map((standing) => [standing.id, standing] as const) ?? [],
      ),
    );
  };
}

/** Of what is no member nothing else holds it. */
export const noIndirectMembers: FindIndirectMembers = () => Promise.resolve(new Map());
