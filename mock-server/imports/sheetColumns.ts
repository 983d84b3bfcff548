import { headerKey, namesPeople, SHEET_COLUMNS } from '../../src/lib/spreadsheetColumns';
import type { ColumnPlaces, SheetColumn } from '../../src/lib/spreadsheetColumns';
import { locales, messagesIn } from '../messages/messages';

function headerNames(): Map<string, SheetColumn> {
  const names = new Map<string, SheetColumn>();
  for (const column of SHEET_COLUMNS) {
    names.set(headerKey(column), column);
    for (const locale of locales) names.set(headerKey(messagesIn(locale).importColumns[column]), column);
  }
  return names;
}

/**
 * Tells the columns of a sheet by its header: the names of the template in any language, or the contract's own.
 * @param accountColumn the place that the visitor chose; it wins
 * @returns places by column; the first place is the account's when nothing is known
 */
export function columnsOf(header: readonly string[], accountColumn: number | undefined): ColumnPlaces {
  const names = headerNames();
  const places: ColumnPlaces = {};
  for (const [place, text] of header.entries()) {
    const column = names.get(headerKey(text));
    if (column !== undefined) places[column] ??= place;
  }
  if (accountColumn !== undefined) return { ...places, account: accountColumn };
  return namesPeople(places) ? places : { ...places, account: 0 };
}
