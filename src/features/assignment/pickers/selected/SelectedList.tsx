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
  SelectedSpace,
} from './styled';

export interface SelectedItem {
  key: string;
  name: string;
  /** The second line: what kind of item it is. */
  detail: string;
  /** Shown before the detail, such as "Deleted". */
  mark?: string | undefined;
  locked: boolean;
  /** A person, who has initials. */
  isPerson?: boolean;
  /** Only of the heading of a group: how many it has. */
  groupSize?: number;
  /** From 1, without headings; by default that of the row. */
  place?: number;
}

interface SelectedListProps {
  /** Items and headings. */
  count: number;
  /** Items without headings. */
  size: number;
  itemAt: (index: number) => SelectedItem;
  onRemove: (index: number) => void;
  onView?: ((indices: readonly number[]) => void) | undefined;
}

/** Estimate until a row is rendered, px. */
const ROW_HEIGHT = 60;

/** The selected items as a list; only the visible part of a long list is rendered. */
export function SelectedList({ count, size, itemAt, onRemove, onView }: SelectedListProps) {
  const { t, number } = useLanguage();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const keys = useEntryKeys(list, {
    count,
    isFree: (index) => !itemAt(index).locked,
    nameAt: (index) => itemAt(index).name,
    onRemove,
  });
  const { scroller, rows, height } = useRowWindow({
    count,
    rowHeight: ROW_HEIGHT,
    pinned: keys.active,
  });
  const seen = rows.map(({ index }) => index).join(' ');
  useEffect(() => {
    onView?.(seen === '' ? [] : seen.split(' ').map(Number));
  }, [seen, onView]);
  return (
    <SelectedSpace $empty={count === 0}>
      <SelectedScroll ref={scroller} tabIndex={-1}>
        {/* The buttons have the focus; their keys are handled here for all. */}
        <Entries
          ref={list}
          tabIndex={-1}
          aria-label={t('pickers.selected')}
          style={{ blockSize: height }}
          onKeyDown={keys.onKeyDown}
        >
          {rows.map(({ index, start }) => {
            const item = itemAt(index);
            return item.groupSize !== undefined ? (
              <GroupRow key={item.key} style={{ insetBlockStart: start }}>
                <span>{item.name}</span>
                <span>{number(item.groupSize)}</span>
              </GroupRow>
            ) : (
              <EntryRow
                key={item.key}
                data-entry={index}
                style={{ insetBlockStart: start }}
                aria-posinset={item.place ?? index + 1}
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
    </SelectedSpace>
  );
}
