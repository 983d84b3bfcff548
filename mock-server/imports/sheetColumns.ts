import { foldText } from '../../src/lib/foldedText';
import { locales, messagesIn } from '../messages/messages';
import { importColumns } from './importTables';
import type { ImportColumn } from './importTables';

/** The columns that tell who is meant, the surest first. */
export const identityColumns = ['account', 'jobNumber', 'mailBox', 'mobileNumber'] as const;

function headerNames(): Map<string, ImportColumn> {
  const names = new Map<string, ImportColumn>();
  for (const column of importColumns) {
    names.set(column.toLowerCase(), column);
    for (const locale of locales) names.set(foldText(messagesIn(locale).importColumns[column]), column);
  }
  return names;
}

/**
 * Tells the columns of a sheet by its header: the names of the template in any language, or the contract's own.
 * @param accountColumn the place that the visitor chose; it wins
 * @returns places by column; the first place is the account's when nothing is known
 */
export function columnsOf(header: readonly string[], accountColumn: number | undefined): Partial<Record<ImportColumn, number>> {
  const names = headerNames();
  const places: Partial<Record<ImportColumn, number>> = {};
  for (const [place, text] of header.entries()) {
    const column = names.get(foldText(text));
    if (column !== undefined) places[column] ??= place;
  }
  if (accountColumn !== undefined) return { ...places, account: accountColumn };
  return identityColumns.some((column) => places[column] !== undefined) ? places : { ...places, account: 0 };
}
