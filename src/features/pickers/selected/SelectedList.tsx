import { useEffect, useId } from 'react';
import { Badge, CloseIcon, IconButton, LockIcon, useRowWindow, VisuallyHidden } from '../../../../design';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import { EntryDetail, EntryName, EntryRow, Entries, SelectedScroll } from './styled';

/** A row of the panel, in words. */
export interface SelectedItem {
  key: string;
  name: string;
  /** What it is, under the name. */
  detail: string;
  /** Shown beside the name, as "No longer exists". */
  mark?: string | undefined;
  locked: boolean;
}

interface SelectedListProps {
  count: number;
  itemAt: (index: number) => SelectedItem;
  onRemove: (index: number) => void;
  /** Tells which rows are drawn. */
  onView?: ((indices: readonly number[]) => void) | undefined;
}

const ROW_HEIGHT = 52;

/** What is selected, one below the other; of a long list only what can be seen is drawn. */
export function SelectedList({ count, itemAt, onRemove, onView }: SelectedListProps) {
  const { t } = useLanguage();
  const id = useId();
  const { scroller, rows, height } = useRowWindow({ count, rowHeight: ROW_HEIGHT });
  const seen = rows.map(({ index }) => index).join(' ');
  useEffect(() => {
    onView?.(seen === '' ? [] : seen.split(' ').map(Number));
  }, [seen, onView]);
  const remove = (index: number) => {
    onRemove(index);
    // Focus goes to the next row's button, or the one before, rather than to the page.
    const buttons = [...(scroller.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    (buttons[at + 1] ?? buttons[at - 1] ?? scroller.current)?.focus();
  };
  return (
    <SelectedScroll ref={scroller} tabIndex={-1}>
      <Entries aria-label={t('pickers.selected')} style={{ blockSize: height }}>
        {rows.map(({ index, start }) => {
          const item = itemAt(index);
          return (
            <EntryRow key={item.key} style={{ insetBlockStart: start }} aria-posinset={index + 1} aria-setsize={count}>
              <div>
                <EntryName>
                  <bdi title={item.name}>{item.name}</bdi>
                  {item.mark === undefined ? null : <Badge>{item.mark}</Badge>}
                </EntryName>
                <EntryDetail id={`${id}-${index}`} title={item.detail}>{item.detail}</EntryDetail>
              </div>
              {item.locked
                ? <span><LockIcon size="small" /><VisuallyHidden>{t('pickers.locked')}</VisuallyHidden></span>
                : <IconButton size="small" icon={<CloseIcon size="small" />} label={t('pickers.remove', { name: item.name })} aria-describedby={`${id}-${index}`} onClick={() => remove(index)} />}
            </EntryRow>
          );
        })}
      </Entries>
    </SelectedScroll>
  );
}
