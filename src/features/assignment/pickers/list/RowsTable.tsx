import { useId, useLayoutEffect, useRef } from 'react';
import { TickBox, TruncatedText } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { MembershipSource } from '../api/memberFacts';
import type { ColumnId, ListKind } from '../api/pickerKinds';
import type { PickerRow } from '../api/pickerRows';
import { useColumnName } from '../parts/useFieldOptions';
import { HEADER, useRowKeys } from './useRowKeys';
import { columnWidths } from './columnWidths';
import { RowName } from './RowName';
import { RowLabel, RowsArea, RowsScroll, SecondLine, WideTable } from './styled';

/** The selection as a list needs it. */
export interface ListSelection {
  isSelected(row: PickerRow): boolean;
  isLocked(row: PickerRow): boolean;
  onSet(rows: readonly PickerRow[], isSelected: boolean): void;
  isPending?(row: PickerRow): boolean;
  /** The rule that includes a row which was not chosen individually. */
  indirectMembershipOf?(row: PickerRow): MembershipSource | undefined;
}

interface RowsTableProps extends ListSelection {
  kind: ListKind;
  columns: readonly ColumnId[];
  /**
   * On phones, the columns whose values share one line below the name; a tap anywhere on the row
   * then changes its checkbox.
   */
  secondary: readonly ColumnId[] | undefined;
  rows: readonly PickerRow[];
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

export function RowsTable({
  kind,
  columns,
  secondary,
  rows,
  busy,
  onTurn,
  isSelected,
  isLocked,
  onSet,
  isPending,
  indirectMembershipOf,
}: RowsTableProps) {
  const { t, number } = useLanguage();
  const columnNameOf = useColumnName(kind);
  const textOf = ({ texts }: PickerRow, column: ColumnId): string | undefined =>
    column === 'headCount' && texts.headCount !== undefined
      ? number(Number(texts.headCount))
      : texts[column];
  const widths = columnWidths(columns);
  const id = useId();
  const isFree = (row: PickerRow) => row.isActive && !isLocked(row);
  const free = rows.filter(isFree);
  // The header checkbox reflects the rows that it changes or, if there are none, all that can take
  // part.
  const spoken = free.length > 0 ? free : rows.filter((row) => row.isActive);
  const selectedCount = spoken.filter(isSelected).length;
  const pageState = selectedCount === 0 ? 'none' : selectedCount === spoken.length ? 'all' : 'some';
  const isAt = (holds: (row: PickerRow) => boolean) => (place: number) =>
    rows[place] !== undefined && holds(rows[place]);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const rowIds = rows.map(({ id: each }) => each).join('\n');
  // Each access to the scroll position computes the layout, so a box at its start is left alone.
  const isScrolled = useRef(false);
  // Before `useRowKeys`, which may bring the row with the focus into view.
  useLayoutEffect(() => {
    if (scrollerRef.current && isScrolled.current) scrollerRef.current.scrollTop = 0;
  }, [rowIds, scrollerRef]);
  const { tableRef, onKeyDown, boxAt } = useRowKeys({
    ids: rows.map(({ id }) => id),
    names: rows.map(({ name }) => name),
    isSelected: isAt(isSelected),
    isFree: isAt(isFree),
    onTurn,
    onRange: (from, to, isSelected) =>
      onSet(
        rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter((row) => row.isActive),
        isSelected,
      ),
  });
  return (
    <RowsArea>
      <RowsScroll
        ref={scrollerRef}
        aria-busy={busy}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        {/* The checkboxes have the focus; their keys are handled here for all. */}
        <WideTable
          ref={tableRef}
          aria-label={t(`pickers.tab.${kind}`)}
          aria-describedby={`${id}-keys`}
          data-two-lines={secondary && ''}
          style={{ minInlineSize: widths.table }}
          onKeyDown={onKeyDown}
        >
          <colgroup>
            {widths.columns.map((inlineSize, place) => (
              <col key={place} style={{ inlineSize }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <TickBox
                  {...boxAt(HEADER)}
                  label={t('pickers.selectPage')}
                  state={pageState}
                  locked={free.length === 0}
                  onChange={(isSelected) => onSet(free, isSelected)}
                />
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" data-number={column === 'headCount' ? '' : undefined}>
                  {columnNameOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => {
              const isTicked = row.isActive && isSelected(row);
              const indirectMembership = isTicked ? indirectMembershipOf?.(row) : undefined;
              const name = displayText(row.name, row.id);
              const rowId = `${id}-${place}`;
              const nameCell = (
                <RowName
                  id={rowId}
                  row={row}
                  isLocked={isLocked(row)}
                  indirectMembership={indirectMembership}
                />
              );
              return (
                <tr
                  key={row.id}
                  data-selected={isTicked ? '' : undefined}
                  aria-busy={isPending?.(row) || undefined}
                >
                  <td>
                    <TickBox
                      {...boxAt(place)}
                      id={`${rowId}-box`}
                      label={t('pickers.selectRow', { name })}
                      state={isTicked ? 'all' : 'none'}
                      locked={!row.isActive || isLocked(row)}
                      aria-describedby={
                        indirectMembership ? `${rowId}-about ${rowId}-membership` : `${rowId}-about`
                      }
                      onChange={(next) => onSet([row], next)}
                    />
                  </td>
                  {columns.map((column, index) =>
                    column === 'name' ? (
                      <th key={column} scope="row">
                        {secondary === undefined ? (
                          nameCell
                        ) : (
                          <RowLabel htmlFor={`${rowId}-box`}>
                            {nameCell}
                            <SecondLine id={`${rowId}-about`}>
                              <TruncatedText>
                                {inlineFacts(secondary.map((each) => textOf(row, each)))}
                              </TruncatedText>
                            </SecondLine>
                          </RowLabel>
                        )}
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
        </WideTable>
      </RowsScroll>
      <span id={`${id}-keys`} hidden>
        {t('pickers.rowKeys')}
      </span>
    </RowsArea>
  );
}
