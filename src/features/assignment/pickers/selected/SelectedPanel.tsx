import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, Heading, Text, UndoIcon, useRegionFocus } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { SelectedList } from './SelectedList';
import type { SelectedItem } from './SelectedList';
import { Side, SideHead } from './styled';

interface SelectedPanelProps {
  count: number;
  /** The list's rows; more than its items where it has headings. */
  rowCount?: number;
  itemAt: (index: number) => SelectedItem;
  onRemove: (index: number) => void;
  onView?: ((indices: readonly number[]) => void) | undefined;
  canUndo: boolean;
  onUndo: () => void;
  onClear: () => void;
  /** Content between the heading and the list, such as the head count. */
  children?: ReactNode;
}

export function SelectedPanel({
  count,
  rowCount = count,
  itemAt,
  onRemove,
  onView,
  canUndo,
  onUndo,
  onClear,
  children,
}: SelectedPanelProps) {
  const { t } = useLanguage();
  const id = useId();
  const side = useRegionFocus<HTMLElement>();
  return (
    <Side ref={side} tabIndex={-1} aria-labelledby={id}>
      <SideHead>
        <Heading level={3} id={id}>
          {t('pickers.selected')}
        </Heading>
        <span>
          <Button
            size="small"
            variant="ghost"
            icon={<UndoIcon size="small" />}
            dimmed={!canUndo}
            onClick={onUndo}
          >
            {t('pickers.undo')}
          </Button>
          <Button size="small" variant="ghost" dimmed={count === 0} onClick={onClear}>
            {t('pickers.clear')}
          </Button>
        </span>
      </SideHead>
      {children}
      {count === 0 ? (
        <Text tone="secondary" size="small">
          {t('pickers.nothingSelected')}
        </Text>
      ) : null}
      <SelectedList
        count={rowCount}
        size={count}
        itemAt={itemAt}
        onRemove={onRemove}
        onView={onView}
      />
    </Side>
  );
}
