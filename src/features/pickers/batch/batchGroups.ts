import { LONGEST_TOKEN } from '#lib/text/batchTokens.ts';
import type { BatchResult } from '../api/pickerEndpoints';

export type BatchItem = BatchResult['items'][number];

/** What a batch search came to, as the visitor reads it (D47). */
export interface BatchGroups {
  found: BatchItem[];
  already: BatchItem[];
  /** One name, several that have it; `found` may be more than `items`. */
  ambiguous: BatchResult[];
  notFound: string[];
  disabled: string[];
  outOfScope: string[];
}

/** Whether a token can be asked for at all; a longer one names nobody. */
export const canBeAsked = (token: string): boolean => token.length <= LONGEST_TOKEN;

/** Sorts the results; what two tokens name is found once. @param isSelected whether it is selected already */
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
