import { foldText } from '#lib/text/foldedText.ts';
import type { BatchResult } from '../api/pickerEndpoints';

/**
 * Normalizes a result to one that the user can act on; a match without people counts as not found.
 */
function soundResult(token: string, result: BatchResult | undefined): BatchResult {
  const { status = 'notFound', items = [], found = 0 } = result ?? {};
  const namesSomebody = status === 'matched' || status === 'ambiguous';
  if (namesSomebody && items.length === 0)
    return { token, status: 'notFound', items: [], found: 0 };
  // The user must decide which of several is meant.
  if (status === 'matched' && items.length > 1)
    return { token, status: 'ambiguous', items, found: Math.max(found, items.length) };
  return { token, status, items, found };
}

/**
 * One result per requested token, in order, whatever the service sent: a missing token was not
 * found, and unrequested ones are dropped.
 */
export function answersTo(
  tokens: readonly string[],
  results: readonly BatchResult[],
): BatchResult[] {
  const byToken = new Map(results.map((result) => [foldText(result.token), result]));
  return tokens.map((token) => soundResult(token, byToken.get(foldText(token))));
}
