import { foldText } from '#lib/text/foldedText.ts';
import type { BatchResult } from '../api/pickerEndpoints';

/** What a result says, where it says something that the visitor can act on; one without anybody found nobody. */
function soundResult(token: string, result: BatchResult | undefined): BatchResult {
  const { status = 'notFound', items = [], found = 0 } = result ?? {};
  const namesSomebody = status === 'matched' || status === 'ambiguous';
  if (namesSomebody && items.length === 0)
    return { token, status: 'notFound', items: [], found: 0 };
  // Which of several is meant is the visitor's to say.
  if (status === 'matched' && items.length > 1)
    return { token, status: 'ambiguous', items, found: Math.max(found, items.length) };
  return { token, status, items, found };
}

/**
 * One result for each token that was asked for, in their order, whatever the service sent: a token that it left out was
 * not found (D47), and what nobody asked for is dropped.
 */
export function answersTo(
  tokens: readonly string[],
  results: readonly BatchResult[],
): BatchResult[] {
  const byToken = new Map(results.map((result) => [foldText(result.token), result]));
  return tokens.map((token) => soundResult(token, byToken.get(foldText(token))));
}
