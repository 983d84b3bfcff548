import { useId } from 'react';
import {
  Badge,
  LockIcon,
  Table,
  TableScroll,
  TickBox,
  TruncatedText,
  VisuallyHidden,
} from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { KIND_NAMES } from '../columnNames';
import type { MembershipSource } from '../api/memberFacts';
import type { ColumnId, ListKind } from '../api/pickerKinds';
import type { PickerRow } from '../api/pickerRows';
import { useColumnName } from '../useFieldOptions';
import { HEADER, useRowKeys } from './useRowKeys';
import { NameCell } from './styled';
import { IndirectMark } from './IndirectMark';

/** What a list asks of whoever chooses from it. */
export interface Choosing {
  isChosen(row: PickerRow): boolean;
  isLocked(row: PickerRow): boolean;
  onSet(rows: readonly PickerRow[], chosen: boolean): void;
  /** Whether it is not known yet if the row is chosen. */
  isPending?(row: PickerRow): boolean;
  /** By what rule a row is in that was not chosen by itself. */
  throughOf?(row: PickerRow): MembershipSource | undefined;
}

interface RowsTableProps extends Choosing {
  kind: ListKind;
  columns: readonly ColumnId[];
  rows: readonly PickerRow[];
  /** Whether other rows are on their way. */
  busy: boolean;
  onTurn: (by: -1 | 1) => void;
}

const LEFT_TO_RIGHT: ReadonlySet<ColumnId> = new Set([
  'jobNumber',
  'mailBox',
  'account',
  'mobileNumber',
  'mobile',
  'number',
  'vendorId',
  'uniportalAccount',
  'employeeAccount',
]);

/** A page of rows with their boxes. */
export function RowsTable({
  kind,
  columns,
  rows,
  busy,
  onTurn,
  isChosen,
  isLocked,
  onSet,
  isPending,
  throughOf,
}: RowsTableProps) {
  const { t, number } = useLanguage();
  const nameOf = useColumnName(kind);
  const textOf = ({ texts }: PickerRow, column: ColumnId): string | undefined =>
    column === 'headCount' && texts.headCount !== undefined
      ? number(Number(texts.headCount))
      : texts[column];
  const id = useId();
  const isFree = (row: PickerRow) => row.isActive && !isLocked(row);
  const free = rows.filter(isFree);
  // The box speaks for the rows that it changes, or for all that can take part where it changes none.
  const spoken = free.length > 0 ? free : rows.filter((row) => row.isActive);
  const chosenCount = spoken.filter(isChosen).length;
  const pageState = chosenCount === 0 ? 'none' : chosenCount === spoken.length ? 'all' : 'some';
  const isAt = (holds: (row: PickerRow) => boolean) => (place: number) =>
    rows[place] !== undefined && holds(rows[place]);
  const { tableRef, onKeyDown, boxAt } = useRowKeys({
    ids: rows.map(({ id }) => id),
    names: rows.map(({ name }) => name),
    isChosen: isAt(isChosen),
    isFree: isAt(isFree),
    onTurn,
    onRange: (from, to, chosen) =>
      onSet(
        rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter((row) => row.isActive),
        chosen,
      ),
  });
  return (
    <TableScroll aria-busy={busy}>
      {/* Its boxes are what has focus; the keys that go along them are heard here for all of them. */}
      <Table ref={tableRef} aria-label={t(KIND_NAMES[kind])} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">
              <TickBox
                {...boxAt(HEADER)}
                label={t('pickers.selectPage')}
                state={pageState}
                locked={free.length === 0}
                onChange={(chosen) => onSet(free, chosen)}
              />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-number={column === 'headCount' ? '' : undefined}>
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const chosen = row.isActive && isChosen(row);
            const through = chosen ? throughOf?.(row) : undefined;
            const name = displayText(row.name, row.id);
            const rowId = `${id}-${place}`;
            return (
              <tr
                key={row.id}
                data-chosen={chosen ? '' : undefined}
                aria-busy={isPending?.(row) || undefined}
              >
                <td>
                  <TickBox
                    {...boxAt(place)}
                    label={t('pickers.selectRow', { name })}
                    state={chosen ? 'all' : 'none'}
                    locked={!row.isActive || isLocked(row)}
                    aria-describedby={
                      through ? `${rowId}-about ${rowId}-through` : `${rowId}-about`
                    }
                    onChange={(next) => onSet([row], next)}
                  />
                </td>
                {columns.map((column, index) =>
                  column === 'name' ? (
                    <th key={column} scope="row">
                      <NameCell>
                        <TruncatedText>{name}</TruncatedText>
                        {isLocked(row) ? (
                          <>
                            <LockIcon size="small" />
                            <VisuallyHidden>{t('pickers.locked')}</VisuallyHidden>
                          </>
                        ) : null}
                        {row.isActive ? null : (
                          <Badge tone="neutral">{t('pickers.disabled')}</Badge>
                        )}
                        {through ? (
                          <IndirectMark id={`${rowId}-through`} through={through} />
                        ) : null}
                      </NameCell>
                    </th>
                  ) : (
                    <td
                      key={column}
                      id={index === 1 ? `${rowId}-about` : undefined}
                      data-number={column === 'headCount' ? '' : undefined}
                    >
                      <TruncatedText dir={LEFT_TO_RIGHT.has(column) ? 'ltr' : undefined}>
                        {textOf(row, column) ?? ''}
                      </TruncatedText>
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TableScroll>
  );
}
