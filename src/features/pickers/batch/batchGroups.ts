import { LONGEST_TOKEN } from '#lib/text/batchTokens.ts';
import type { BatchResult } from '../api/pickerEndpoints';

export type BatchItem = BatchResult['items'][number];

/** The results of a batch search by section (D47). */
export interface BatchGroups {
  found: BatchItem[];
  already: BatchItem[];
  /** Names that several people have; `found` may exceed the number of `items`. */
  ambiguous: BatchResult[];
  notFound: string[];
  disabled: string[];
  outOfScope: string[];
}

/** Whether the request accepts a token; a longer one matches no one. */
export const isValidToken = (token: string): boolean => token.length <= LONGEST_TOKEN;

/**
 * Groups the results; an item that two tokens match is found once. @param isSelected whether it is
 * already selected
 */
export function batchGroups(
  results: readonly BatchResult[],
  tooLong: readonly string[],
  isSelected: (item: BatchItem) => boolean,
): BatchGroups {
  const tokensOf = (status: BatchResult['status']) =>
    results.filter((result) => result.status === status).map(({ token }) => token);
  const matched = new Map(
    results.flatMap(({ status, items }) =>
      status === 'matched' ? items.slice(0, 1).map((item) => [item.id, item] as const) : [],
    ),
  );
  const items = [...matched.values()];
  return {
    found: items.filter((item) => !isSelected(item)),
    already: items.filter(isSelected),
    ambiguous: results.filter(({ status }) => status === 'ambiguous'),
    notFound: [...tokensOf('notFound'), ...tooLong],
    disabled: tokensOf('disabled'),
    outOfScope: tokensOf('outOfScope'),
  };
}
