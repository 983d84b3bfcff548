import { MAX_TOKEN_LENGTH } from '#lib/text/batchTokens.ts';
import type { BatchResult } from '../api/pickerEndpoints';

export type BatchItem = BatchResult['items'][number];

export interface BatchGroups {
  found: BatchItem[];
  already: BatchItem[];
  /** Names that several people have; `found` may exceed the number of `items`. */
  ambiguous: BatchResult[];
  notFound: string[];
  disabled: string[];
  outOfScope: string[];
  /** Number of names that match an item which an earlier name matches. */
  repeated: number;
}

/** Whether the request accepts a token; a longer one matches no one. */
export const isValidToken = (token: string): boolean => token.length <= MAX_TOKEN_LENGTH;

/** Groups the results; an item that two tokens match is found once. */
export function batchGroups(
  results: readonly BatchResult[],
  tooLong: readonly string[],
  isSelected: (item: BatchItem) => boolean,
): BatchGroups {
  const tokensOf = (status: BatchResult['status']) =>
    results.filter((result) => result.status === status).map(({ token }) => token);
  const matchesByName = new Map(
    results.flatMap(({ status, items }) =>
      status === 'matched' ? items.slice(0, 1).map((item) => [item.id, item] as const) : [],
    ),
  );
  const matches = results.filter(({ status, items: [item] }) => status === 'matched' && item);
  const items = [...matchesByName.values()];
  return {
    found: items.filter((item) => !isSelected(item)),
    already: items.filter(isSelected),
    ambiguous: results.filter(({ status }) => status === 'ambiguous'),
    notFound: [...tokensOf('notFound'), ...tooLong],
    disabled: tokensOf('disabled'),
    outOfScope: tokensOf('outOfScope'),
    repeated: matches.length - items.length,
  };
}
