import { IDENTITY_COLUMNS, personKey } from '#lib/files/spreadsheetColumns.ts';
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
 * Rows of the members that have one of the texts in a column, by folded text: the first member that
 * can be chosen, else the first.
 */
function membersBy(
  { people }: Directory,
  texts: ReadonlySet<string>,
  column: IdentityColumn,
): Map<string, number> {
  const rowByText = new Map<string, number>();
  if (texts.size === 0) return rowByText;
  for (const each of column === 'account' ? ACCOUNTS : [column]) {
    people.findEqual(texts, each, (text, row) => {
      if (people.isRemoved(row)) return;
      const first = rowByText.get(text);
      if (first === undefined || (!people.isEligible(first) && people.isEligible(row)))
        rowByText.set(text, row);
    });
  }
  return rowByText;
}

function withoutApostrophe(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/**
 * Decides the result of each row. Its text may be an account, employee ID, address or phone number;
 * what the column is called comes first. If an earlier row identifies the same member, the row is a
 * duplicate.
 */
export function judgeRows(directory: Directory, rows: readonly ReadRow[]): ImportedRow[] {
  const { people } = directory;
  const meant = rows.map(({ row, cells, identity }) => {
    const account = withoutApostrophe(cells[identity ?? 'name'] ?? '');
    return { row, cells, identity, account, folded: personKey(account) };
  });
  const textsIn = (column: IdentityColumn) =>
    new Set(meant.flatMap(({ identity, folded }) => (identity === column ? [folded] : [])));
  const departments = new Map(
    IDENTITY_COLUMNS.map((column) => [column, membersBy(directory, textsIn(column), column)]),
  );
  // Each search reads the whole directory, so only what the named column lacks is searched further.
  const otherTexts = new Set(
    meant.flatMap(({ identity, folded }) =>
      identity && !departments.get(identity)?.has(folded) ? [folded] : [],
    ),
  );
  const others = IDENTITY_COLUMNS.map((column) => membersBy(directory, otherTexts, column));
  const ids = new Set<string>();
  return meant.map(({ row, cells, identity, account, folded }) => {
    const member =
      identity
      && (departments.get(identity)?.get(folded)
        ?? others.find((index) => index.has(folded))?.get(folded));
    const key = member === undefined ? folded : people.idOf(member);
    if (ids.has(key))
      return {
        row,
        cells,
        account,
        status: 'duplicate',
        ...(member !== undefined && { memberId: people.idOf(member) }),
      };
    ids.add(key);
    if (member === undefined) return { row, cells, account, status: 'notFound' };
    const status = people.isEligible(member)
      ? 'success'
      : people.isReached(member)
        ? 'disabled'
        : 'outOfScope';
    return { row, cells, account, status, memberId: people.idOf(member) };
  });
}
