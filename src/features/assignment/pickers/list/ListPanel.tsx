import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button,
  LiveRegion,
  narrow,
  NothingFoundDrawing,
  Text,
  useRegionFocus,
  useMediaQuery,
} from '#design';
import { sameCriteria } from '../../selection/editRows';
import type { SelectionCriteria } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { ListPages, pageCountOf, usePageRange } from '#shared/page/ListPages.tsx';
import { useNewestTotal } from '#shared/page/useNewestTotal.ts';
import { useSession } from '#shared/session/useSession.ts';
import { useRows } from '../api/pickerEndpoints';
import type { ListKind } from '../api/pickerKinds';
import type { PickerRow } from '../api/pickerRows';
import { QueryFailed } from '../parts/QueryFailed';
import { Empty, PickerPanel } from '../parts/styled';
import { ColumnChooser } from './ColumnChooser';
import { criteriaOf, isNarrowed, isSearchPending, NOT_NARROWED } from './listView';
import type { ListView } from './listView';
import { RowsSkeleton } from './RowsSkeleton';
import { RowsTable } from './RowsTable';
import type { ListSelection } from './RowsTable';
import { SearchBar } from './SearchBar';
import { secondaryFacts } from './secondaryFacts';
import { useColumns } from './useColumns';

interface ListPanelProps {
  /** Must not change; use another panel for another kind. */
  kind: ListKind;
  list: ReturnType<typeof useList>;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  /** Returns the selection state and actions for the rows of a search. */
  choosing: (criteria: SelectionCriteria) => ListSelection;
  /** Chooses all results of the search; undefined when that is not possible. */
  onSelectAll?: ((criteria: SelectionCriteria, shown: readonly PickerRow[]) => void) | undefined;
  tools?: ReactNode;
  filter?: ReactNode;
  /** Shown above the rows when their selection is unknown. */
  problem?: ReactNode;
}

const NONE: PickerRow[] = [];

/** Requests the page of a list that the view shows. */
export function useList(kind: ListKind, view: ListView) {
  const criteria = criteriaOf(view);
  const answer = useRows[kind]({
    session: useSession(),
    ...criteria,
    pageNo: view.page,
    pageSize: view.size,
  });
  return { criteria, answer, rows: answer.data?.rows ?? NONE };
}

/**
 * A list with search and paging by the service. From the first keystroke of a new search until its
 * answer, the old rows stay and are marked as such, and "Select all" waits: a user who clicks it
 * early means what was typed. It is offered once all rows of a page are chosen.
 */
export function ListPanel({
  kind,
  list: { criteria, answer, rows },
  view,
  onView,
  choosing,
  onSelectAll,
  tools,
  filter,
  problem,
}: ListPanelProps) {
  const { t, number } = useLanguage();
  const { data, isFetching, error, refetch } = answer;
  const isBusy = isFetching || isSearchPending(view);
  const isSelectAllLate =
    isSearchPending(view) || (data !== undefined && !sameCriteria(data.criteria, criteria));
  const { choice, shown, choose } = useColumns(kind);
  const isPhone = useMediaQuery(narrow);
  const total = useNewestTotal(answer, {
    list: criteria,
    page: view.page,
    size: view.size,
    onPage: (page) => onView({ page }),
  });
  const pageCount = pageCountOf({ size: view.size, total });

  const area = useRegionFocus<HTMLDivElement>();
  const [turnedTo, setTurnedTo] = useState<number>();
  const turnTo = (page: number) => {
    setTurnedTo(page);
    onView({ page });
  };
  const turn = (by: -1 | 1) => {
    const page = view.page + by;
    if (page >= 1 && page <= pageCount) turnTo(page);
  };
  const range = usePageRange({ page: view.page, size: view.size, total });
  const isEmpty = total === 0 && data !== undefined;
  const rowChoice = data && choosing(data.criteria);
  const isPageSelected = () => {
    const active = rows.filter((row) => row.isActive);
    return rowChoice !== undefined && active.length > 0 && active.every(rowChoice.isSelected);
  };
  return (
    <PickerPanel>
      {/* The pages say it to others. */}
      <LiveRegion visuallyHidden>
        {data === undefined || error ? '' : t('pickers.results', { n: number(total) })}
      </LiveRegion>
      <SearchBar kind={kind} view={view} onView={onView} filter={filter}>
        {kind === 'members' && !isPhone ? (
          <ColumnChooser choice={choice} onChoice={choose}>
            {tools}
          </ColumnChooser>
        ) : (
          <span>{tools}</span>
        )}
      </SearchBar>
      {/* Announces a page when it has loaded; for a new search, the number of results. */}
      <LiveRegion visuallyHidden>
        {turnedTo === view.page && !isBusy && !error ? range : ''}
      </LiveRegion>
      <PickerPanel ref={area} tabIndex={-1}>
        <QueryFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
        {!error && data === undefined ? (
          <RowsSkeleton columns={isPhone ? 1 : shown.length} />
        ) : null}
        {!error && isEmpty ? (
          <Empty aria-busy={isBusy}>
            <NothingFoundDrawing />
            <Text tone="secondary">
              {isNarrowed(view) ? t('pickers.nothingFound') : t('pickers.nothing')}
            </Text>
            {isNarrowed(view) ? (
              <Button onClick={() => onView({ ...NOT_NARROWED, page: 1 })}>
                {t('pickers.clearSearch')}
              </Button>
            ) : null}
          </Empty>
        ) : null}
        {!error && rowChoice !== undefined && !isEmpty ? (
          <>
            {problem}
            <RowsTable
              kind={kind}
              columns={isPhone ? ['name'] : shown}
              secondary={isPhone ? secondaryFacts(kind, view.field) : undefined}
              rows={rows}
              busy={isBusy}
              onTurn={turn}
              {...rowChoice}
            />
          </>
        ) : null}
        {/* Also beside an error: another page may load. */}
        {total > 0 ? (
          <ListPages
            page={view.page}
            size={view.size}
            total={total}
            onPage={turnTo}
            onSize={(size) => {
              setTurnedTo(1);
              onView({ size, page: 1 });
            }}
          >
            {onSelectAll
            && data !== undefined
            && total > rows.length
            && !error
            && isPageSelected() ? (
              <Button
                size="small"
                variant="tint"
                loading={isSelectAllLate}
                onClick={() => onSelectAll(data.criteria, rows)}
              >
                {t('pickers.selectAll', { smart_count: total })}
              </Button>
            ) : null}
          </ListPages>
        ) : null}
      </PickerPanel>
    </PickerPanel>
  );
}
