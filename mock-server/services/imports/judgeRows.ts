import { foldText } from '#lib/text/foldedText.ts';
import { IDENTITY_COLUMNS } from '#lib/files/spreadsheetColumns.ts';
import type { SheetColumn } from '#lib/files/spreadsheetColumns.ts';
import type { Directory } from '#mock/state/directory/directory.ts';
import type { MemberText } from '#mock/state/directory/memberBase.ts';
import type { ImportedRow } from '#mock/state/importTables.ts';

export interface ReadRow {
  row: number;
  cells: Partial<Record<SheetColumn, string>>;
  /** The column whose text identifies the member, if the row has one. */
  identity: IdentityColumn | undefined;
}

type IdentityColumn = (typeof IDENTITY_COLUMNS)[number];

/** An account may be one of another service. */
const ACCOUNTS: readonly MemberText[] = [
  'account',
  'uniportalAccount',
  'employeeAccount',
  'vendorId',
];

/**
 * Rows of the members that have one of the texts, by folded text: the first member that can be
 * chosen, else the first.
 */
function membersBy(
  { people }: Directory,
  wanted: ReadonlySet<string>,
  columns: readonly MemberText[],
): Map<string, number> {
  const found = new Map<string, number>();
  for (const column of columns) {
    people.findEqual(wanted, column, (text, row) => {
      if (people.isRemoved(row)) return;
      const known = found.get(text);
      if (known === undefined || (!people.isEligible(known) && people.isEligible(row)))
        found.set(text, row);
    });
  }
  return found;
}

function withoutApostrophe(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/**
 * Decides the result of each row. Its text may be an account, employee ID, address or phone number;
 * what the column is called comes first. If an earlier row identifies the same member, the row is a
 * duplicate.
 */
export function judgeRows(directory: Directory, read: readonly ReadRow[]): ImportedRow[] {
  const { people } = directory;
  const meant = read.map(({ row, cells, identity }) => {
    const account = withoutApostrophe(cells[identity ?? 'name'] ?? '');
    return { row, cells, identity, account, folded: foldText(account) };
  });
  const wanted = new Set(meant.flatMap((each) => (each.identity ? [each.folded] : [])));
  const known = new Map(
    IDENTITY_COLUMNS.map((column) => [
      column,
      membersBy(directory, wanted, column === 'account' ? ACCOUNTS : [column]),
    ]),
  );
  const seen = new Set<string>();
  return meant.map(({ row, cells, identity, account, folded }) => {
    const member =
      identity
      && [identity, ...IDENTITY_COLUMNS]
        .map((column) => known.get(column)?.get(folded))
        .find((found) => found !== undefined);
    const key = member === undefined ? folded : people.idOf(member);
    if (seen.has(key))
      return {
        row,
        cells,
        account,
        status: 'duplicate',
        ...(member !== undefined && { memberId: people.idOf(member) }),
      };
    seen.add(key);
    if (member === undefined) return { row, cells, account, status: 'notFound' };
    const status = people.isEligible(member)
      ? 'success'
      : people.isReached(member)
        ? 'disabled'
        : 'outOfScope';
    return { row, cells, account, status, memberId: people.idOf(member) };
  });
}
