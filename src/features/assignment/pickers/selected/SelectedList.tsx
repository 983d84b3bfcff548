import { useEffect, useId, useRef } from 'react';
import {
  Avatar,
  Badge,
  CloseIcon,
  IconButton,
  LockIcon,
  TruncatedText,
  useRowWindow,
  VisuallyHidden,
} from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useEntryKeys } from './useEntryKeys';
import {
  EntryDetail,
  EntryFacts,
  EntryName,
  EntryRow,
  GroupRow,
  Entries,
  SelectedScroll,
} from './styled';

export interface ShownEntry {
  kind: 'entry';
  key: string;
  name: string;
  /** The second line; empty where the name says enough. */
  detail: string;
  /** Shown before the detail, such as "Deleted". */
  mark?: string | undefined;
  locked: boolean;
  /** A person, who has initials. */
  isPerson?: boolean;
  /** From 1, headings not counted. */
  place: number;
}

export type SelectedRow =
  | ShownEntry
  /** Undefined for the only group: the list shows the total. */
  | { kind: 'heading'; key: string; name: string; size: number | undefined };

export interface SelectedListProps<Row> {
  rows: readonly Row[];
  /** Number of entries. */
  size: number;
  show: (row: Row, index: number) => SelectedRow;
  onRemove: (row: Row) => void;
  onView?: ((rows: readonly Row[]) => void) | undefined;
}

/** Estimate until a row is rendered, px. */
const ROW_HEIGHT = 60;

/** The selected items as a list; only the visible part of a long list is rendered. */
export function SelectedList<Row>({ rows, size, show, onRemove, onView }: SelectedListProps<Row>) {
  const { t, number } = useLanguage();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const rowAt = (index: number) => {
    const row = rows[index];
    return row && show(row, index);
  };
  const keys = useEntryKeys(list, {
    count: rows.length,
    isFree: (index) => {
      const row = rowAt(index);
      return row?.kind === 'entry' && !row.locked;
    },
    nameAt: (index) => rowAt(index)?.name ?? '',
    onRemove: (index) => {
      const row = rows[index];
      if (row !== undefined) onRemove(row);
    },
  });
  const {
    scroller,
    rows: visibleRows,
    height,
  } = useRowWindow({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    pinned: keys.active,
  });
  const visibleIndexes = visibleRows.map(({ index }) => index).join(' ');
  useEffect(() => {
    onView?.(
      visibleIndexes === ''
        ? []
        : visibleIndexes.split(' ').flatMap((index) => rows[Number(index)] ?? []),
    );
  }, [visibleIndexes, rows, onView]);
  return (
    <SelectedScroll ref={scroller} tabIndex={-1}>
      {/* The buttons have the focus; their keys are handled here for all. */}
      <Entries
        ref={list}
        $headed={rowAt(0)?.kind === 'heading'}
        tabIndex={-1}
        aria-label={t('pickers.selected')}
        style={{ blockSize: height }}
        onKeyDown={keys.onKeyDown}
      >
        {visibleRows.map(({ index, start }) => {
          const item = rowAt(index);
          if (item === undefined) return null;
          return item.kind === 'heading' ? (
            <GroupRow key={item.key} style={{ insetBlockStart: start }}>
              <span>{item.name}</span>
              {item.size === undefined ? null : <span>{number(item.size)}</span>}
            </GroupRow>
          ) : (
            <EntryRow
              key={item.key}
              data-entry={index}
              style={{ insetBlockStart: start }}
              aria-posinset={item.place}
              aria-setsize={size}
            >
              {item.isPerson ? (
                <span aria-hidden="true">
                  <Avatar name={item.name} size={28} />
                </span>
              ) : null}
              <div>
                <EntryName>
                  <TruncatedText>{item.name}</TruncatedText>
                </EntryName>
                <EntryFacts id={`${id}-${index}`}>
                  {item.mark === undefined ? null : (
                    <>
                      <Badge>{item.mark}</Badge>{' '}
                    </>
                  )}
                  <EntryDetail title={item.detail}>{item.detail}</EntryDetail>
                </EntryFacts>
              </div>
              {item.locked ? (
                <span>
                  <LockIcon size="small" />
                  <VisuallyHidden>{t('pickers.locked')}</VisuallyHidden>
                </span>
              ) : (
                <IconButton
                  size="small"
                  icon={<CloseIcon size="small" />}
                  label={t('common.remove', { name: item.name })}
                  aria-describedby={`${id}-${index}`}
                  tabIndex={index === keys.active ? 0 : -1}
                  onFocus={() => keys.onFocusAt(index)}
                  onClick={() => keys.remove(index)}
                />
              )}
            </EntryRow>
          );
        })}
      </Entries>
    </SelectedScroll>
  );
}
